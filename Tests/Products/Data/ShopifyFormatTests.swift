import Entities
import ProductsDomain
import Testing
import Values

@Suite struct ShopifyFormatTests {
  private static let header =
    "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Barcode,Image Src"
  private let folder = ScratchFolder()
  private let euro = ProductReading(currency: try? Currency(parsing: "EUR"))

  private func read(_ rows: [String], header: String = header, _ reading: ProductReading? = nil) throws -> ReadFile {
    let lines = [header] + rows
    return try ReadFile(try folder.file("shopify.csv", lines.map { $0 + "\r\n" }.joined()), reading ?? euro)
  }

  @Test func severalRowsOfAHandleAreOneProduct() throws {
    let file = try read([
      "shirt,Shirt,\"<p>Soft &amp; warm</p>\n<p>Blue</p>\",V,Shirts,t,true,Size,S,SH-S,50,810354020810,https://e.org/1.png",
      "shirt,,,,,,,,M,SH-M,55,,https://e.org/2.png", "shirt,,,,,,,,,,,,https://e.org/3.png",
      "mug,Mug,,V,Food,,true,Title,Default Title,MUG,42.99,,",
    ])
    #expect(file.format == "shopify")
    #expect(file.faults == [])
    #expect(file.rows.map(\.line) == [2, 6])
    let shirt = try #require(file.products.first)
    #expect((shirt.name, shirt.price.text, shirt.category, shirt.sku) == ("Shirt", "50.00 EUR", .clothing, "SH-S"))
    #expect(shirt.description == "Soft & warm\nBlue")
    #expect(shirt.gtin?.text == "810354020810")
    #expect(shirt.imageURL?.text == "https://e.org/1.png")
    #expect(file.products.last?.price.text == "42.99 EUR")
  }

  @Test func thePriceIsThatOfTheFirstVariantWithOne() throws {
    let file = try read(["a,A,,,Food,,,,,,,,", "a,,,,,,,,,A-2,7,,https://e.org/a.png", "a,,,,,,,,,A-3,8,,"])
    #expect(file.products.map(\.price.text) == ["7.00 EUR"])
    #expect(file.products.first?.sku == "A-2")
    #expect(file.products.first?.imageURL?.text == "https://e.org/a.png")
  }

  @Test func theRowsOfAHandleNeedNotStandTogether() throws {
    let file = try read([
      "b,,,,,,,,M,B-2,6,,", "a,,,,,,,,,,,,https://e.org/a.png", "b,B,<p>Soft</p>,V,Food,,,,,B-1,5,,", "a,A,,,Food,,,,,A-1,7,,",
      "b,,,,,,,,,,,,https://e.org/b.png",
    ])
    #expect(file.faults == [])
    #expect(file.rows.map(\.line) == [2, 3])
    #expect(file.products.map(\.name) == ["B", "A"])
    #expect(file.products.map(\.price.text) == ["6.00 EUR", "7.00 EUR"])
    #expect(file.products.map { $0.imageURL?.text } == ["https://e.org/b.png", "https://e.org/a.png"])
    #expect(file.products.first?.description == "Soft")
  }

  @Test func aRowTooFarFromTheOthersOfItsHandleIsNamedUnlessNothingIsMissing() throws {
    let body = String(repeating: "x", count: 1 << 20)
    let between = (0..<20).map { "p\($0),P,\(body),,Food,,,,,,1,," }
    let file = try read(
      ["a,A,,,Food,,,,,,1,,", "b,B,,,Food,,,,,,1,,https://e.org/b.png"] + between + ["a,,,,,,,,,,2,,", "b,,,,,,,,,,2,,"])
    #expect(file.faults == ["24: The row stands too far behind the other rows of 'a'; bring them together."])
    #expect(file.products.count == 22)
    #expect(file.products.prefix(2).map(\.name) == ["A", "B"])
  }

  @Test func aTableOfASpreadsheetMayHaveSemicolonsAndDecimalCommas() throws {
    let file = try read(
      ["a;Tea, green;Food;12,50", "b;B;Food;1.234,50", "c;C;Food;1,800"], header: "Handle;Title;Type;Variant Price")
    #expect(file.format == "shopify")
    #expect(file.products.map(\.price.text) == ["12.50 EUR", "1234.50 EUR"])
    #expect(file.faults.count == 1 && file.faults.first?.contains("'1,800' is ambiguous") == true)
  }

  @Test func whatIsWrongIsNamedAndTheOthersAreRead() throws {
    let file = try read([
      "a,A,,,Food,,,,,,\"1,800\",,", "b,B,,,Toys,,,,,,1,,", "c,C,,,Food,,,,,,,,", "d,D,,,,,,,,,1,,", "e,,,,,,,,,,2,,",
      ",E,,,Food,,,,,,1,,",
      "f,F,,,Food,,,,,,1,810354020811,", "g,G,,,Food,,,,,,1,,nowhere", "short", "h,H,,,Food,,,,,,1,,", "h,,,,,,,,,,2,,",
    ])
    #expect(file.products.map(\.name) == ["H"])
    #expect(file.rows.map(\.line) == [7, 10, 2, 3, 4, 5, 6, 8, 9, 11])
    let parts = [
      "Handle: a value is needed", "The row has 1 field", "Variant Price: '1,800' is ambiguous", "Type: 'Toys' is no category",
      "Variant Price: a value is needed", "no category is stated", "The row has no title, and no other row of 'e' has one.",
      "check digit would be 0", "Image Src: 'nowhere'",
    ]
    for (fault, part) in zip(file.faults, parts) { #expect(fault.contains(part)) }
    #expect(file.faults.count == parts.count)
  }

  @Test(arguments: ["LAMP-7", "12345", "8.1E+11", "'810354020810"])
  func aBarcodeNeedNotBeAGTIN(barcode: String) throws {
    let file = try read(["a,A,,,Food,,,,,,1,\(barcode),"])
    #expect(file.faults == [])
    #expect(file.products.first?.gtin == (try? GTIN(parsing: String(barcode.drop { $0 == "'" }))))
  }

  @Test func newerNamesOfColumnsAreKnownToo() throws {
    let file = try read(
      ["A,a,<b>x</b>,Apparel & Accessories > Clothing > Shirts,S,810354020810,5"],
      header: "Title,URL handle,Description,Product category,SKU,Barcode,Price")
    #expect(file.format == "shopify")
    #expect(file.products.map(\.category) == [.clothing])
    #expect(file.products.first?.description == "x")
  }

  @Test func aCurrencyMustBeKnown() throws {
    let error = #expect(throws: ValueError.self) { try read(["a,A,,,Food,,,,,,1,,"], ProductReading()) }
    #expect(error?.message.contains("--currency") == true)
  }
}
