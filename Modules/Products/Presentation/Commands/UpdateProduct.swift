public import Commands
import EntityCommands
import ProductsDomain
import Values
public import Views

/// `app products update`
public struct UpdateProduct: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "update", abstract: "Changes what is stored about a product.",
    discussion: """
      Only what is given changes; an empty value takes away what is stored. A price without a currency keeps the one it had.

      Example:
        app products update 810354020810 --price 17.50 --description ""
      """)

  @Argument(help: .init("Its id, the first four or more characters of it, or its GTIN.", valueName: "product"))
  var product: String
  @OptionGroup var options: ProductOptions
  @OptionGroup var price: PriceOptions
  @OptionGroup var locale: LocaleOptions

  public init() {}

  public mutating func validate() throws {
    guard options.isEmpty, price.price == nil, price.currency == nil else { return }
    throw ValidationError("nothing to change; give at least one option, such as '--price 19.99'.")
  }

  /// Shows the product as it is stored afterwards; throws what a rule refuses, and changes nothing then.
  @MainActor
  public func run(on screen: Screen, products: ProductListViewModel) async throws {
    let found = try await products.find(product)
    let stored = try await products.update(found.id) { product in
      options.apply(to: &product)
      if let money = try price.money(currency: product.price.currency) { product.price = money }
    }
    try screen.show(ProductViews.detail(stored, locale.presenter(on: screen)))
  }
}
