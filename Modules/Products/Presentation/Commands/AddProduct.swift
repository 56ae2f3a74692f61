public import Commands
import EntityCommands
import ProductsDomain
import Values
public import Views

/// `app products add`
public struct AddProduct: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Adds a product and prints its id.",
    discussion: """
      Without name, price or category, on a terminal, it asks field by field, shows what it will store, and saves or cancels.

      Example:
        app products add --name "Desk lamp" --price 19.99 --currency USD --category electronics
      """)

  @OptionGroup var options: ProductOptions
  @OptionGroup var price: PriceOptions
  @Flag(help: "Adds it even where one of the same name and SKU is there already.")
  var duplicate = false

  public init() {}

  /// Prints the new id, or the stored product in a format for machines; throws what a rule refuses, and stores nothing then.
  @MainActor
  public func run(on screen: Screen, products: ProductListViewModel) async throws {
    var product = Product.blank(name: "")
    var unknown: Set<String> = []
    options.apply(to: &product)
    if let money = try price.money() { product.price = money } else { unknown.insert("price") }
    if options.category == nil { unknown.insert("category") }
    if !unknown.isEmpty || options.name == nil {
      guard let answered = try await screen.ask(.product, filling: product, unknown: unknown) else { return }
      product = answered
    }
    let stored = try await add(product, to: products)
    try screen.showAdded(stored, name: "'\(stored.name)'")
  }

  @MainActor
  private func add(_ product: Product, to products: ProductListViewModel) async throws -> Product {
    do {
      return try await products.add(product, allowingDuplicate: duplicate)
    } catch let error as ProductError {
      guard case .alreadyThere = error else { throw error }
      throw ShownFailure(Message(error.message, kind: .failure(error.kind), hint: "To keep both, add --duplicate."))
    }
  }
}
