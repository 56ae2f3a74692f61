import Commands
import Entities
import ProductsDomain
import ProductsPresentation
import Testing
import Values
import Views

@MainActor @Suite struct ShowingProductsTests {
  private let catalogue: FakeCatalogue

  init() throws {
    catalogue = FakeCatalogue([
      try .full(),
      try .sample(2, "Green tea", price: "10000 JPY", category: .food, description: "A long text about where it was grown"),
    ])
  }

  @Test func aListIsATableWithPricesOfTheLocale() async throws {
    let recorded = RecordedScreen(environment: ["LC_ALL": "de_DE.UTF-8"])
    try await ListProducts.parse([]).run(on: recorded.screen, products: .on(catalogue))
    #expect(
      recorded.output == """
        ID                                    Name          Price  Category     Description
        01020304-0506-0708-090a-0b0c0d0e0f01  Desk lamp   19,99\u{A0}$  electronics  Bright, warm
        01020304-0506-0708-090a-0b0c0d0e0f02  Green tea  10.000\u{A0}¥  food         A long text about where it was grown

        """)
  }

  @Test func onATerminalADescriptionIsShortened() async throws {
    let recorded = RecordedScreen(width: 75)
    try await ListProducts.parse(["--locale", "ja_JP"]).run(on: recorded.screen, products: .on(catalogue))
    #expect(recorded.output.contains("￥10,000"))
    #expect(recorded.output.contains("A long text"))
    #expect(recorded.output.contains("…"))
    #expect(!recorded.output.contains("grown"))
  }

  @Test func machinesGetPlainDecimals() async throws {
    let recorded = RecordedScreen(.csv, environment: ["LC_ALL": "de_DE"])
    try await ListProducts.parse(["--category", "food"]).run(on: recorded.screen, products: .on(catalogue))
    #expect(
      recorded.output == """
        id,name,description,price,currency,category,imageURL,gtin,sku
        01020304-0506-0708-090a-0b0c0d0e0f02,Green tea,A long text about where it was grown,10000,JPY,food,,,

        """)
    #expect(catalogue.lastSelection?.filter.category == .food)
  }

  @Test func allThatIsKnownIsShown() async throws {
    let recorded = RecordedScreen()
    try await ShowProduct.parse(["0810354020810"]).run(on: recorded.screen, products: .on(catalogue))
    #expect(
      recorded.output == """
        ID           01020304-0506-0708-090a-0b0c0d0e0f01
        Name         Desk lamp
        Description  Bright,
                     warm
        Price        $19.99
        Category     electronics
        Image URL    https://example.org/lamp.png
        GTIN         810354020810
        SKU          L-1

        """)
  }

  @Test(arguments: [
    (["list"], "No products available."), (["list", "--category", "books"], "No products available."),
    (["list", "--name", "zzz"], "No product fits."), (["search", "zzz"], "No product has all of 'zzz'."),
  ])
  func nothingIsANote(words: [String], note: String) async throws {
    let recorded = RecordedScreen()
    let products = ProductListViewModel.on(FakeCatalogue())
    if words[0] == "list" {
      try await ListProducts.parse(Array(words.dropFirst())).run(on: recorded.screen, products: products)
    } else {
      try await SearchProducts.parse(Array(words.dropFirst())).run(on: recorded.screen, products: products)
    }
    #expect(recorded.output == "")
    #expect(recorded.errors.hasPrefix(note))
  }

  @Test(arguments: [
    (OutputFormat.table, "Product    Desk lamp\nPrice      $19.99\nDiscount   $2.50 (12.5 %)\nNew price  $17.49\n"),
    (
      .csv,
      "id,name,percent,price,currency,discount,newPrice\n01020304-0506-0708-090a-0b0c0d0e0f01,Desk lamp,12.5,19.99,USD,2.50,17.49\n"
    ),
    (
      .json,
      #"{"id":"01020304-0506-0708-090a-0b0c0d0e0f01","name":"Desk lamp","percent":12.5,"price":{"amount":"19.99","currency":"USD"},"discount":{"amount":"2.50","currency":"USD"},"newPrice":{"amount":"17.49","currency":"USD"}}"#
        + "\n"
    ),
  ])
  func aDiscountIsShown(format: OutputFormat, text: String) async throws {
    let recorded = RecordedScreen(format)
    try await DiscountProduct.parse(["810354020810", "--percent", "12.5"]).run(on: recorded.screen, products: .on(catalogue))
    #expect(recorded.output == text)
    #expect(catalogue.products.first?.price.text == "19.99 USD", "nothing is changed")
  }

  @Test(arguments: ["-5", "0", "101", "100"])
  func whatIsNoDiscountIsRefused(percent: String) async throws {
    let command = try DiscountProduct.parse(["810354020810", "--percent", percent])
    let products = ProductListViewModel.on(catalogue)
    await #expect(throws: ProductError.self) { try await command.run(on: RecordedScreen().screen, products: products) }
  }
}
