public import Commands
import EntityCommands
import ProductsDomain
public import Views

/// `app products list`
public struct ListProducts: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Shows products, all or those that fit.",
    discussion: "Those of one category come by name, all others as they were added.", aliases: ["ls"])

  @Option(
    help: .init("Only this category: electronics, clothing, food or books.", valueName: "category"),
    completion: .list(ProductsDomain.Category.allCases.map(\.text)), transform: Category.init(parsing:))
  var category: ProductsDomain.Category?
  @Option(help: .init("Only where the name has this text.", valueName: "text"))
  var name: String?
  @OptionGroup var options: ListOptions<ProductOrder>
  @OptionGroup var locale: LocaleOptions

  public init() {}

  /// Streams the products that fit; an empty list is a note, not an error.
  @MainActor
  public func run(on screen: Screen, products: ProductListViewModel) async throws {
    let selection = options.selection(ProductFilter(category: category, name: name))
    try await screen.show(products.list(selection, locale.presenter(on: screen)))
  }
}
