import Entities
import Files
import Foundation
import Testing
import Values

@Suite struct MoneyFilesTests {
  private let id = "01020304-0506-0708-090a-0b0c0d0e0f10"

  private func ticket(_ price: String?) throws -> Ticket { Ticket(name: "x", price: try price.map { try Money(parsing: $0) }) }

  private func csvPrice(_ text: String) throws -> Money? {
    try EntityCSVRows<Ticket>(CSVReader(ByteSource(Array(text.utf8))), blank: Ticket()).next()?.item.get().price
  }

  private func jsonPrice(_ text: String) throws -> Money? {
    try EntityJSONRows<Ticket>(JSONReader(ByteSource(Array("[\(text)]".utf8))), blank: Ticket()).next()?.item.get().price
  }

  @Test(arguments: [("19.99 USD", "19.99,USD"), ("-5.00 EUR", "-5.00,EUR"), ("10000 JPY", "10000,JPY"), (nil, ",")])
  func moneyIsTwoColumns(price: String?, cells: String) throws {
    var buffer = ByteBuffer()
    let writer = EntityCSVWriter<Ticket>(guarded: true)
    writer.appendHeader(to: &buffer)
    writer.append(try ticket(price), to: &buffer)
    #expect(String(decoding: buffer.bytes, as: UTF8.self) == "id,name,price,currency\n\(id),x,\(cells)\n")
    #expect(try csvPrice(String(decoding: buffer.bytes, as: UTF8.self))?.text == price)
  }

  @Test(arguments: [("19.99 USD", #"{"amount":"19.99","currency":"USD"}"#), (nil, "null")])
  func moneyIsAnObject(price: String?, json: String) throws {
    var buffer = ByteBuffer()
    EntityJSONWriter<Ticket>().append(try ticket(price), to: &buffer)
    let text = String(decoding: buffer.bytes, as: UTF8.self)
    #expect(text == #"{"id":"\#(id)","name":"x","price":\#(json)}"#)
    #expect(try jsonPrice(text)?.text == price)
  }

  @Test(arguments: [
    ("Price,Currency\n4.99,eur\n", "4.99 EUR"), ("currency,cost\nJPY,100\n", "100 JPY"), ("price\n4.99 EUR\n", "4.99 EUR"),
    ("price,currency\n,EUR\n", nil), ("price,currency\n'-4.99,EUR\n", "-4.99 EUR"), ("name,currency\nx,EUR\n", nil),
  ])
  func aTableHasThemInAnyOrder(text: String, price: String?) throws {
    #expect(try csvPrice(text)?.text == price)
  }

  @Test(arguments: [
    (#"{"price":{"amount":4.99,"currency":"EUR"}}"#, "4.99 EUR"), (#"{"price":4.99,"currency":"EUR"}"#, "4.99 EUR"),
    (#"{"currency":"EUR","cost":"4.99"}"#, "4.99 EUR"), (#"{"price":"4.99 EUR"}"#, "4.99 EUR"), (#"{"currency":"EUR"}"#, nil),
    (#"{"price":null,"currency":"EUR"}"#, nil), (#"{"price":{"amount":0.1,"currency":"KWD"}}"#, "0.100 KWD"),
    (#"{"price":{"amount":90071992547409.93,"currency":"EUR"}}"#, "90071992547409.93 EUR"),
  ])
  func aNumberIsReadByItsDigits(json: String, price: String?) throws {
    #expect(try jsonPrice(json)?.text == price)
  }

  @Test(arguments: [
    (#"{"price":4.99}"#, "'4.99' has no currency"), (#"{"price":{"amount":"4.99"}}"#, "'4.99' has no currency"),
    (#"{"price":{"currency":"EUR"}}"#, "'amount'"), (#"{"price":{"amount":1,"currency":"EUR","tax":2}}"#, "'tax'"),
    (#"{"price":{"amount":1e2,"currency":"EUR"}}"#, "'1e2'"), (#"{"price":[1,2]}"#, "not a list"),
    (#"{"price":{"amount":{},"currency":"EUR"}}"#, "array or object"),
    (#"{"name":{"amount":1,"currency":"EUR"}}"#, "array or object"),
    (#"{"price":true,"currency":"EUR"}"#, "'true'"),
  ])
  func whatIsNoAmountIsNamed(json: String, part: String) {
    let fault = #expect(throws: RowFault.self) { try jsonPrice(json) }
    #expect(fault?.reason.contains(part) == true, "\(fault?.reason ?? "")")
  }
}
