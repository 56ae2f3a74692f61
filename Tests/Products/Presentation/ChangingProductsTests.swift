import Commands
import Entities
import EntityCommands
import ProductsDomain
import ProductsPresentation
import Testing
import Values
import Views

@MainActor @Suite struct ChangingProductsTests {
  private let catalogue = FakeCatalogue()

  private func add(_ arguments: [String], _ recorded: RecordedScreen = RecordedScreen()) async throws -> RecordedScreen {
    try await AddProduct.parse(arguments).run(on: recorded.screen, products: .on(catalogue))
    return recorded
  }

  @Test func aProductIsAddedWithAllThatIsSaid() async throws {
    let recorded = try await add([
      "--name", "Lamp", "--price", "19.99", "--currency", "usd", "--category", "Electronics", "--description", "x", "--image-url",
      "https://e.org/a.png", "--gtin", "810354020810", "--sku", "A",
    ])
    let product = try #require(catalogue.products.first)
    #expect((product.name, product.price.text, product.category) == ("Lamp", "19.99 USD", .electronics))
    #expect((product.description, product.imageURL?.text, product.sku) == ("x", "https://e.org/a.png", "A"))
    #expect(recorded.output == UUIDText.text(product.id) + "\n")
    #expect(recorded.errors == "Added 'Lamp'.\n")
  }

  @Test(arguments: [
    ["--price", "1,800", "--currency", "USD"], ["--price", "16.24", "--currency", "JPY"], ["--price", "19.99"],
    ["--currency", "USD"],
    ["--price", "", "--currency", "USD"], ["--price", "19.99 USD", "--currency", "USD"],
  ])
  func whatIsNoPriceIsRefused(price: [String]) async throws {
    let error = await #expect(throws: ValueError.self) { try await add(["--name", "Tea", "--category", "food"] + price) }
    #expect(error?.kind == .invalidValue)
    #expect(catalogue.products.isEmpty)
  }

  @Test func aPriceBelowZeroIsRefused() async throws {
    await #expect(throws: ProductError.priceNegative(try Money(parsing: "-5.00 USD"))) {
      try await add(["--name", "Tea", "--price", "-5", "--currency", "USD", "--category", "food"])
    }
  }

  @Test func withoutATerminalWhatIsMissingIsNamed() async throws {
    let error = await #expect(throws: CannotAsk.self) { try await add(["--name", "Tea"]) }
    #expect(error?.message.contains("--price and --category") == true)
  }

  @Test func onATerminalEveryFieldIsAsked() async throws {
    let lines = ["Tea", "1,800 EUR", "18", "18.00 EUR", "toys", "FOOD", "", "", "", "", "y"]
    let recorded = RecordedScreen(input: lines.map { $0 + "\n" }.joined(), isInteractive: true)
    _ = try await add([], recorded)
    let product = try #require(catalogue.products.first, "\(recorded.errors)")
    #expect((product.name, product.price.text, product.category) == ("Tea", "18.00 EUR", .food))
    #expect(recorded.errors.contains("ambiguous"))
  }

  @Test func theSameArticleIsKeptOutUnlessItIsMeant() async throws {
    let arguments = ["--name", "Lamp", "--price", "1", "--currency", "EUR", "--category", "electronics"]
    _ = try await add(arguments)
    await #expect(throws: ShownFailure.self) { try await add(arguments) }
    _ = try await add(arguments + ["--duplicate"])
    #expect(catalogue.products.count == 2)
  }

  @Test func onlyWhatIsGivenChanges() async throws {
    _ = try await catalogue.insert(try .full())
    let recorded = RecordedScreen()
    try await UpdateProduct.parse(["810354020810", "--price", "5", "--description", "", "--gtin", ""])
      .run(on: recorded.screen, products: .on(catalogue))
    let product = try #require(catalogue.products.first)
    #expect((product.name, product.price.text, product.description, product.gtin) == ("Desk lamp", "5.00 USD", nil, nil))
    #expect(recorded.output.contains("$5.00"))
  }

  @Test func nothingToChangeIsAnError() {
    #expect(throws: CommandLineError.self) { try UpdateProduct.parse(["0102"]) }
  }

  @Test func deletingTwiceSucceeds() async throws {
    _ = try await catalogue.insert(try .full())
    let recorded = RecordedScreen()
    for _ in 0..<2 { try await DeleteProduct.parse(["810354020810"]).run(on: recorded.screen, products: .on(catalogue)) }
    #expect(catalogue.products.isEmpty)
    #expect(recorded.errors == "Deleted 'Desk lamp'.\nThere is no product '810354020810'; nothing was deleted.\n")
  }
}
