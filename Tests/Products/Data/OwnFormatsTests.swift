import Entities
import Foundation
import ProductsData
import ProductsDomain
import Testing
import Values

@Suite struct OwnFormatsTests {
  private let folder = ScratchFolder()

  private func read(_ name: String, _ text: String, _ reading: ProductReading = ProductReading(), format: String? = nil) throws
    -> ReadFile
  {
    try ReadFile(try folder.file(name, text), format: format, reading)
  }

  @Test func oneUnknownCategoryOfTenIsNamed() throws {
    let rows = (1...10).map { "P\($0),\($0).50,EUR,\($0 == 7 ? "toys" : "Food")" }
    let file = try read("p.csv", "name,price,currency,category\n" + rows.joined(separator: "\n"))
    #expect(file.format == "csv")
    #expect(file.products.count == 9)
    #expect(file.faults.count == 1)
    #expect(file.faults.first?.hasPrefix("8: category: 'toys' is no category") == true)
  }

  @Test(arguments: [
    #"[{"name":"A","price":{"amount":"4.99","currency":"EUR"},"category":"food"}]"#,
    #"{"name":"A","price":4.99,"currency":"EUR","category":"food"}"#, #"{"name":"A","price":"4.99 EUR","category":"food"}"#,
  ])
  func aPriceOfJSONIsExact(json: String) throws {
    let file = try read("p.json", json)
    #expect(file.format == "json")
    #expect(file.products.map(\.price.text) == ["4.99 EUR"])
  }

  @Test func whatFilesLeaveOpenIsDecidedBeforehand() throws {
    let reading = ProductReading(currency: try Currency(parsing: "JPY"), defaultCategory: .books)
    let csv = try read("p.csv", "name,price\nA,100\nB,1.5\n", reading)
    #expect(csv.products.map(\.price.text) == ["100 JPY"])
    #expect(csv.products.map(\.category) == [.books])
    #expect(csv.faults.count == 1)
    let json = try read("p.json", #"[{"name":"A","price":100},{"name":"B","price":1,"category":"toys"},{"name":"C"}]"#, reading)
    #expect(json.products.map(\.category) == [.books, .books])
    #expect(json.faults == ["1: price: a value is needed."])
  }

  @Test(arguments: [
    ("p.json", #"{"price":"1 EUR","category":"food"}"#, "name: a value is needed."),
    ("p.json", #"{"name":"A","price":"1 EUR"}"#, "category: a value is needed."),
    ("p.json", #"{"name":"A","price":null,"category":"food"}"#, "price: an amount of money is needed."),
    ("p.json", #"{"name":"A","price":4.99,"category":"food"}"#, "price: '4.99' has no currency"),
    ("p.csv", "name,price,category\nA,4.99,food\n", "price: '4.99' has no currency"),
    ("p.csv", "name,price,currency,category\nA,,EUR,food\n", "price: an amount of money is needed."),
    ("p.csv", "name,price,currency,category\nA,1,EUR,\n", "category: no category is stated"),
  ])
  func whatIsMissingIsNamed(name: String, text: String, part: String) throws {
    let file = try read(name, text)
    #expect(file.products == [])
    #expect(file.faults.first?.contains(part) == true, "\(file.faults)")
  }

  @Test func aRemoteRowNeedsItsID() throws {
    let reading = ProductReading(currency: try Currency(parsing: "USD"), defaultCategory: .food)
    let id = "01020304-0506-0708-090a-0b0c0d0e0f10"
    let file = try read(
      "r.json",
      #"[{"id":"\#(id)","name":"Tea","description":null,"price":4.99},{"name":"X","price":1},{"id":"7","name":"X","price":1},"#
        + #"{"id":"\#(id)","price":1},{"id":"\#(id)","name":"X"},{"id":7,"name":"X","price":1},{"id":"\#(id)","name":"X","price":"1e2"},7]"#,
      reading, format: "remote")
    #expect(file.products.map { UUIDText.text($0.id) } == [id])
    #expect(file.products.first?.price.text == "4.99 USD")
    #expect(file.rows.first?.hasID == true)
    let parts = ["id: a value", "id: '7' is no id", "name: a value", "price: a value", "id: a text", "price: '1e2'", "An object"]
    #expect(file.faults.count == parts.count)
    for (fault, part) in zip(file.faults, parts) { #expect(fault.contains(part)) }
    #expect(throws: ValueError.self) { try read("r.json", "[]", format: "remote") }
  }

  @Test(arguments: ["x", "<html><body>a < rss</body></html>", "<?xml version=\"1.0\"?><products/>", "name,price\n", "\u{1}\u{2}"])
  func aFileInNoKnownFormatIsRefused(text: String) throws {
    let error = #expect(throws: (any Error).self) { try read("x", text) }
    #expect((error as? any Failure)?.message.contains("no known format") == true)
  }
}
