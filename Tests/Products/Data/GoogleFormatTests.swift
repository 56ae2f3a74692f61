import Entities
import Foundation
import ProductsData
import ProductsDomain
import Testing
import Values

@Suite struct GoogleFormatTests {
  private let folder = ScratchFolder()

  private func table(
    _ rows: String..., header: String = "id\ttitle\tdescription\tlink\timage_link\tprice\tgtin\tgoogle_product_category"
  )
    throws -> ReadFile
  {
    try ReadFile(try folder.file("feed.tsv", ([header] + rows).joined(separator: "\r\n")))
  }

  @Test func textThatASpreadsheetWouldRunIsGuardedAndComesBack() async throws {
    let products = try ["=cmd|'x'", "+1", "-5.00", "@a", "'=b", "a"].map { try Product.sample($0, sku: $0, description: $0) }
    let path = folder.path + "/guarded.tsv"
    let pages = Pages { [products] in
      var rest = [products]
      return { rest.popLast() }
    }
    _ = try await ProductFiles().write(pages, format: "google", to: .file(path))
    let rows = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").dropFirst().map(String.init)
    #expect(rows.map { $0.hasPrefix("'") } == [true, true, true, true, true, false])
    #expect(rows[2].hasPrefix("'-5.00\t'-5.00\t'-5.00\t\t19.99 USD\t"))
    let read = try ReadFile(path)
    #expect(read.products.map(\.name) == products.map(\.name))
    #expect(read.products.map(\.sku) == products.map(\.sku))
    #expect(read.products.map(\.description) == products.map(\.description))
  }

  private func feed(_ body: String) throws -> ReadFile { try ReadFile(try folder.file("feed.xml", body)) }

  @Test func aRowOfATableIsAProduct() throws {
    let file = try table(
      "A1\tTea, green\tFine &amp; <b>good</b>\thttps://e.org\thttps://e.org/t.png\t10.20 EUR\t810354020810\tFood, Beverages & Tobacco",
      "A2\tBook\t\"two\nlines\"\t\t\t1500 JPY\t\t784", "A3\tX\t\t\t\t10.20\t\t412", "A4\tX\t\t\t\t1,020.00 EUR\t\t412",
      "A5\tX\t\t\t\t1 EUR\t123\t412")
    #expect(file.format == "google")
    let tea = try #require(file.products.first)
    #expect((tea.name, tea.description, tea.price.text) == ("Tea, green", "Fine & good", "10.20 EUR"))
    #expect((tea.category, tea.sku, tea.gtin?.text) == (.food, "A1", "810354020810"))
    #expect(file.products.last?.price.text == "1500 JPY")
    #expect(file.products.last?.category == .books)
    #expect(file.products.last?.description == "two\nlines")
    let parts = ["price: '10.20' has no currency", "price: '1,020.00' is ambiguous", "gtin: '123'"]
    #expect(file.faults.count == parts.count)
    for (fault, part) in zip(file.faults, parts) { #expect(fault.contains(part)) }
  }

  @Test(arguments: [
    ("<rss xmlns:g=\"http://base.google.com/ns/1.0\"><channel><title>Shop</title>", "item", "g:", "</channel></rss>"),
    (
      "<feed xmlns=\"http://www.w3.org/2005/Atom\" xmlns:x=\"http://base.google.com/ns/1.0\"><title>Shop</title>", "entry", "x:",
      "</feed>"
    ),
  ])
  func anElementOfAFeedIsAProduct(start: String, element: String, prefix: String, end: String) throws {
    let file = try feed(
      """
      <?xml version="1.0"?>
      \(start)
      <\(element)>
      <\(prefix)id>A1</\(prefix)id><title>Tea &amp; milk</title><description><![CDATA[<p>Fine</p><p>Good</p>]]></description>
      <\(prefix)price>10.20 EUR</\(prefix)price><\(prefix)image_link> https://e.org/t.png </\(prefix)image_link>
      <\(prefix)product_type>Groceries &gt; Tea</\(prefix)product_type><\(prefix)shipping><\(prefix)price>5 EUR</\(prefix)price></\(prefix)shipping>
      </\(element)>
      <\(element)><title>No price</title><\(prefix)product_type>Tea</\(prefix)product_type></\(element)>
      \(end)
      """)
    #expect(file.format == "google")
    #expect(file.faults == ["8: price: a value is needed."])
    #expect(file.rows.map(\.line) == [3, 8])
    let tea = try #require(file.products.first)
    #expect((tea.name, tea.description, tea.price.text, tea.sku) == ("Tea & milk", "Fine\nGood", "10.20 EUR", "A1"))
    #expect((tea.category, tea.imageURL?.text) == (.food, "https://e.org/t.png"))
  }

  @Test func whatFollowsBrokenXMLIsRejectedOnce() throws {
    let file = try feed(
      "<rss><channel>\n<item><title>A</title><price>1 EUR</price><product_type>food</product_type></item>\n<item></rss>")
    #expect(file.products.map(\.name) == ["A"])
    #expect(file.faults.count == 1)
    #expect(file.faults.first?.hasPrefix("3: This is no well-formed XML") == true)
    #expect(file.faults.first?.hasSuffix("Nothing after it was read.") == true)
  }

  @Test(arguments: [
    "<!DOCTYPE r [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;&a;\">]><rss><item><title>&b;</title></item></rss>",
    "<!DOCTYPE r [<!ENTITY x SYSTEM \"file:///etc/hostname\">]><rss><item><title>&x;</title></item></rss>",
  ])
  func entitiesOfItsOwnAreRefused(text: String) throws {
    let file = try feed(text)
    #expect(file.products == [])
    #expect(file.faults.count == 1)
    #expect(file.faults.first?.contains("entities") == true)
  }
}
