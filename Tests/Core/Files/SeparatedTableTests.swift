import Entities
import Files
import Testing
import Values

/// Tables as spreadsheets save them where a comma stands before decimals.
@Suite struct SeparatedTableTests {
  @Test(arguments: [
    ("name,price", 0x2C), ("name;price", 0x3B), ("name\tprice", 0x09), ("name", 0x2C), ("", 0x2C), ("\"a;b;c\",price", 0x2C),
    ("\"a,b,c\";price", 0x3B), ("a,b;c", 0x2C), ("a;b;c,d", 0x3B), ("\r\na;b", 0x3B), ("a\nb;c;d", 0x2C),
  ])
  func theHeaderTellsTheSeparator(text: String, separator: UInt8) {
    #expect(FileBeginning(Array(text.utf8)).separator == separator)
  }

  @Test(arguments: [
    ("12,50", "12.50"), ("1.234,50", "1234.50"), ("1.234.567,5", "1234567.5"), ("-0,99", "-0.99"), ("12,5000", "12.5000"),
    ("12.50", "12.50"), ("12", "12"),
  ])
  func amountsMayHaveACommaBeforeTheirDecimals(written: String, meant: String) throws {
    #expect(try ticket("name;price;currency\nT;\(written);CLF\n").price == Money(parsing: "\(meant) CLF"))
    #expect(try ticket("name;price\nT;\(written) CLF\n").price == Money(parsing: "\(meant) CLF"))
  }

  @Test(arguments: ["1,800", "1,2,3", "1.23,45", "12,", ",5", "1.2345,6", "a,5", "1234.567,5"])
  func whatIsNoSuchAmountIsRefused(text: String) {
    #expect(throws: RowFault.self) { try ticket("name;price;currency\nT;\(text);CLF\n") }
  }

  @Test func whereACommaPartsColumnsNoneStandsBeforeDecimals() {
    #expect(throws: RowFault.self) { try ticket("name,price,currency\nT,\"12,50\",EUR\n") }
  }

  @Test func aTextKeepsItsComma() throws {
    #expect(try ticket("name;price\n12,50;\n").name == "12,50")
  }

  private func ticket(_ text: String) throws -> Ticket {
    let rows = try EntityCSVRows(CSVReader(detecting: ByteSource(Array(text.utf8))), blank: Ticket())
    return try #require(try rows.next()).item.get()
  }
}
