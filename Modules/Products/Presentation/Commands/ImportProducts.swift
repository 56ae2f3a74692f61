public import Commands
public import Entities
import EntityCommands
public import ProductsDomain
import Values
public import Views

/// `app products import`
public struct ImportProducts: ParsableCommand {
  /// What can be read.
  enum Format: String, FileFormat {
    case shopify, woocommerce, google, csv, json, remote
  }

  public static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Brings in the products of shops' files, each product once.",
    discussion: """
      The format is known by the content. A product that is there already, by GTIN or else by name and SKU, only gets what it lacks; \
      with --update the file wins. All is stored in one go, or nothing. A shop's own names of categories are understood where they \
      are common; a file of lines 'name,category' adds others.

      Example:
        app products import products_export.csv --currency USD --category-map my-categories.csv
      """)

  @OptionGroup var options: ImportArguments<Format>
  @Option(
    help: .init("The currency of prices that state none, such as EUR.", valueName: "code"), transform: Currency.init(parsing:))
  var currency: Currency?
  @Option(help: .init("A file that says what the shop's categories are.", valueName: "file"), completion: .file())
  var categoryMap: String?
  @Option(
    help: .init("The category of products whose own is not known.", valueName: "category"),
    completion: .list(ProductsDomain.Category.allCases.map(\.text)), transform: Category.init(parsing:))
  var defaultCategory: ProductsDomain.Category?

  public init() {}

  /// Shows the counts; throws when rows were rejected, a file cannot be read, or it is stopped.
  @MainActor
  public func run(
    on screen: Screen, importProducts: ImportUseCase<Product>, interchange: any ProductInterchange
  ) async throws {
    let reading = ProductReading(currency: currency, categoryMap: categoryMap, defaultCategory: defaultCategory)
    try await options.run(on: screen, importing: importProducts, from: interchange.reading(reading))
  }
}
