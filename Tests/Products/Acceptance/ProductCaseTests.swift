import TestSupport
import Testing

@Suite struct ProductCaseTests {
  private let home: BinaryHome

  init() throws {
    home = try BinaryHome()
  }

  @Test(arguments: [
    ("P1", "19.99", "25", "5.00", "14.99"), ("P2", "18.90", "15", "2.84", "16.06"), ("P3", "34.90", "15", "5.24", "29.66"),
    ("P4", "19.95", "50", "9.98", "9.97"), ("decimals", "10.00", "12.5", "1.25", "8.75"),
  ])
  func aDiscountRoundsHalfUp(id: String, price: String, percent: String, discount: String, newPrice: String) async throws {
    let product = try await home.addProduct("Lamp", price: price, "USD")
    let answer = try await home.json(DiscountJSON.self, ["products", "discount", product, "--percent", percent])
    #expect((answer.price.amount, answer.discount.amount, answer.newPrice.amount) == (price, discount, newPrice))
  }

  @Test func `P5 yen have no decimals`() async throws {
    try await home.addProduct("Tea", price: "10000", "JPY")
    #expect(try await home.products("list").map(\.price) == [.init(amount: "10000", currency: "JPY")])
    let error = try await home.error(
      64, "products", "add", "--name", "X", "--price", "16.24", "--currency", "JPY", "--category", "food")
    #expect(error.contains("'16.24'"))
    #expect(error.contains("no minor units"))
  }

  @Test(arguments: ["-5", "0", "101", "100"])
  func `P6 nothing and everything is no discount`(percent: String) async throws {
    let product = try await home.addProduct("Lamp", price: "1", "USD")
    let error = try await home.error(1, "products", "discount", product, "--percent", percent)
    #expect(error.contains("'\(percent)' is no discount"))
  }

  @Test(arguments: ["1,800", "1,5", "1.800,00", "NaN", "1e3", "12abc", "", "19.999"])
  func `P7 what is no plain decimal is refused`(price: String) async throws {
    let error = try await home.error(
      64, "products", "add", "--name", "X", "--price", price, "--currency", "USD", "--category", "food")
    #expect(error.contains("'\(price)'"))
    #expect(try await home.products("list").isEmpty)
  }

  @Test func `P8 a number of JSON is exact`() async throws {
    let text = #"[{"name":"Tea","price":{"amount":4.99,"currency":"USD"},"category":"food"}]"#
    #expect(try await home.importing(text, into: "products").imported == 1)
    #expect(try await home.products("list").map(\.price.amount) == ["4.99"])
  }

  @Test func `P9 a GTIN in two lengths is one product`() async throws {
    try await home.addProduct("A", price: "1", "USD", ["--gtin", "810354020810"])
    let text =
      "name,price,currency,category,gtin\nB,1,USD,food,060383042400\nC,1,USD,food,0060383042400\nD,1,USD,food,0810354020810\n"
    let summary = try await home.importing(text, into: "products")
    #expect((summary.imported, summary.duplicates, summary.unchanged) == (1, 1, 1))
  }

  @Test func `P10 text is guarded, numbers are not, and all comes back`() async throws {
    let text = #"{"name":"=cmd|'x'","description":"-5.00","price":"5.00 USD","category":"food","sku":"'@x"}"#
    _ = try await home.importing(text, into: "products")
    let exported = try await home.output("products", "export", "-q")
    #expect(exported.contains(",'=cmd|'x','-5.00,5.00,USD,food,,,''@x"))
    let other = try BinaryHome()
    _ = try await other.importing(exported, into: "products")
    #expect(try await other.output("products", "export", "-q") == exported)
    #expect(try await other.products("list") == home.products("list"))
  }

  @Test func `P11 one unknown category of ten is named`() async throws {
    let rows = (1...10).map { "P\($0),1.50,EUR,\($0 == 5 ? "toys" : "food")\n" }.joined()
    let summary = try await home.importing("name,price,currency,category\n" + rows, into: "products")
    #expect(summary.imported == 9)
    #expect(summary.rejected.map(\.line) == [6])
    #expect(summary.rejected.first?.reason.contains("'toys'") == true)
  }

  @Test func `P12 three rows of a Shopify handle are one product`() async throws {
    let text = """
      Handle,Title,Body (HTML),Type,Variant SKU,Variant Price,Image Src\r
      shirt,Shirt,<p>Soft &amp; warm</p>,Shirts,S,50,https://e.org/1.png\r
      shirt,,,,M,55,\r
      shirt,,,,,,https://e.org/2.png\r

      """
    let summary = try await home.importing(text, into: "products", ["--currency", "EUR"])
    #expect((summary.read, summary.imported) == (1, 1))
    let again = try await home.importing(text, into: "products", ["--currency", "EUR"])
    #expect((again.read, again.unchanged) == (1, 1))
    #expect(try await home.products("list").map(\.description) == ["Soft & warm"])
  }

  @Test func `P13 a path with commas is one`() async throws {
    let text = """
      ID,Type,SKU,Name,Regular price,Categories
      1,simple,S,Scent,9.99,"Body Care > Perfume\\, Cologne & Fragrance"

      """
    let summary = try await home.importing(text, into: "products", ["--currency", "USD"])
    #expect(summary.rejected.first?.reason.contains("'Body Care > Perfume, Cologne & Fragrance'") == true)
    let map = try home.write("\"Body Care > Perfume, Cologne & Fragrance\",clothing\n", to: "map.csv")
    #expect(try await home.importing(text, into: "products", ["--currency", "USD", "--category-map", map]).imported == 1)
    #expect(try await home.products("list").map(\.category) == ["clothing"])
  }
}
