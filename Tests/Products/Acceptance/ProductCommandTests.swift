import TestSupport
import Testing

@Suite struct ProductCommandTests {
  private let home: BinaryHome

  init() throws {
    home = try BinaryHome()
  }

  @Test func anEmptyCatalogueIsNothingAndANote() async throws {
    let outcome = try await home.run("products", "list")
    #expect(outcome.ending == .exited(0))
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("No products available."))
    #expect(try await home.output("products", "list", "--json") == "[]\n")
  }

  @Test(
    arguments: [
      (["LC_ALL": "de_DE.UTF-8"], [], "19,99\u{A0}€"), (["LANG": "en_US.UTF-8"], [], "€19.99"),
      ([:], ["--locale", "fr_FR"], "19,99\u{A0}€"),
      (["LC_ALL": "", "LC_MONETARY": "de_CH", "LANG": "en_US"], [], "€\u{A0}19.99"), ([:], [], "€19.99"),
    ] as [([String: String], [String], String)])
  func aPriceIsWrittenAsTheLocaleHasIt(environment: [String: String], options: [String], price: String) async throws {
    try await home.addProduct("Tea", price: "19.99", "EUR")
    let outcome = try await home.start(["products", "list"] + options, environment: environment).outcome()
    #expect(outcome.output.contains(price.hasPrefix("€\u{A0}") ? "19.99" : price), "\(outcome.output)")
  }

  @Test func aCategoryComesByNameAndAllAsTheyWereAdded() async throws {
    for name in ["Zwieback", "apple", "Éclair"] { try await home.addProduct(name, price: "1", "EUR") }
    try await home.addProduct("Lamp", price: "1", "EUR", category: "electronics")
    #expect(try await home.products("list", "--category", "food").map(\.name) == ["apple", "Éclair", "Zwieback"])
    #expect(try await home.products("list").map(\.name) == ["Zwieback", "apple", "Éclair", "Lamp"])
    #expect(try await home.products("list", "--sort", "name", "--reverse", "--limit", "1").map(\.name) == ["Zwieback"])
  }

  @Test func aProductIsShownChangedAndDeleted() async throws {
    let id = try await home.addProduct("Lamp", price: "19.99", "USD", ["--gtin", "810354020810"])
    let changed = try await home.json(
      ProductJSON.self, ["products", "update", "810354020810", "--price", "5", "--category", "electronics"])
    #expect((changed.id, changed.price.amount, changed.price.currency, changed.category) == (id, "5.00", "USD", "electronics"))
    #expect(try await home.json(ProductJSON.self, ["products", "show", String(id.prefix(8))]) == changed)
    #expect(try await home.products("search", "lam").map(\.id) == [id])
    #expect(try await home.output("products", "delete", "0810354020810") == "")
    #expect(try await home.output("products", "delete", id) == "")
    try await home.error(1, "products", "show", id)
  }

  @Test func aFileWithoutACurrencyNeedsOne() async throws {
    let file = try home.write("Handle,Title,Type,Variant Price\na,A,Food,1\n", to: "shop.csv")
    #expect(try await home.error(64, "products", "import", file).contains("--currency"))
    #expect(try await home.products("list").isEmpty)
  }

  @Test func controlsNeverReachATerminalAndAreExactInFiles() async throws {
    let text = #"{"name":"\u001b[31mred\u202e","price":"1 EUR","category":"food","description":"a\u0000b"}"#
    _ = try await home.importing(text, into: "products")
    let table = try await home.output("products", "list")
    #expect(!table.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" || $0 == "\0" })
    #expect(try await home.products("list").map(\.name) == ["\u{1B}[31mred\u{202E}"])
    #expect(try await home.products("list").map(\.description) == ["a\0b"])
  }

  @Test func wideTextKeepsTheColumnsAligned() async throws {
    try await home.addProduct("日本語のリスト", price: "1", "EUR")
    try await home.addProduct("e\u{301}", price: "10", "EUR")
    let lines = try await home.output("products", "list").split(separator: "\n")
    #expect(lines[1].contains("  日本語のリスト   €1.00"))
    #expect(lines[2].contains("  é               €10.00"))
  }

  @Test(arguments: ["csv", "json", "google"])
  func anExportComesBackTheSame(format: String) async throws {
    try await home.addProduct("Tea, green", price: "4.50", "EUR", ["--description", "Fine \"tea\"", "--sku", "T 1"])
    try await home.addProduct("Lamp", price: "1.005", "KWD", category: "electronics", ["--gtin", "810354020810"])
    let first = try await home.output("products", "export", "-q", "--to", format)
    let other = try BinaryHome()
    #expect(try await other.importing(first, into: "products").imported == 2)
    #expect(try await other.output("products", "export", "-q", "--to", format) == first)
  }

  @Test func aClosedPipeEndsQuietlyAndAFullDiskIsSaid() async throws {
    let rows = (1...3000).map { "P\($0),1.50,EUR,food\n" }.joined()
    _ = try await home.importing("name,price,currency,category\n" + rows, into: "products")
    let piped = try await home.shell("set -o pipefail; \"$APP\" products list --format csv | head -1")
    #expect(piped.ending == .exited(0))
    #expect(piped.output == "id,name,description,price,currency,category,imageURL,gtin,sku\n")
    #expect(piped.errors == "")
    let full = try await home.shell("\"$APP\" products list --category food --format csv > /dev/full")
    #expect(full.ending == .exited(74))
    #expect(full.errors.hasPrefix("Error: "))
    #expect(full.errors.split(separator: "\n").count == 1)
  }

  @Test func aStrictImportAndADryRunStoreNothing() async throws {
    let text = "name,price,currency,category\nA,1,EUR,food\nB,1,EUR,toys\n"
    _ = try await home.importing(text, into: "products", ["--strict"])
    _ = try await home.importing(text, into: "products", ["--dry-run"])
    #expect(try await home.products("list").isEmpty)
    #expect(try await home.importing(text, into: "products", ["--default-category", "clothing"]).imported == 2)
    #expect(try await home.products("list").map(\.category) == ["food", "clothing"])
  }

  @Test func anImportFillsWhatIsEmptyAndOverwritesOnlyWhenAsked() async throws {
    try await home.addProduct("Tea", price: "4.50", "EUR", ["--gtin", "810354020810"])
    let text = "name,price,currency,category,gtin,sku\nGreen tea,5.00,EUR,food,0810354020810,T-1\n"
    #expect(try await home.importing(text, into: "products").updated == 1)
    let filled = try #require(try await home.products("list").first)
    #expect((filled.name, filled.price.amount, filled.sku) == ("Tea", "4.50", "T-1"))
    #expect(try await home.importing(text, into: "products", ["--update"]).updated == 1)
    let changed = try #require(try await home.products("list").first)
    #expect((changed.name, changed.price.amount) == ("Green tea", "5.00"))
  }
}
