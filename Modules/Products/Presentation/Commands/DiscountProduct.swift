public import Commands
import ProductsDomain
import Values
public import Views

/// `app products discount`
public struct DiscountProduct: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "discount", abstract: "Shows what a discount makes of a price; nothing is changed.",
    discussion: """
      The discount rounds half up to the smallest coin of the currency, the new price is the difference.

      Example:
        app products discount 810354020810 --percent 12.5
      """)

  @Argument(help: .init("Its id, the first four or more characters of it, or its GTIN.", valueName: "product"))
  var product: String
  @Option(help: .init("Above 0 and below 100, such as 25 or 12.5.", valueName: "number"), transform: Percentage.init(parsing:))
  var percent: Percentage
  @OptionGroup var locale: LocaleOptions

  public init() {}

  /// Shows price, discount and new price; throws what the rule refuses.
  @MainActor
  public func run(on screen: Screen, products: ProductListViewModel) async throws {
    let (found, discount, price) = try await products.discounted(product, by: percent)
    try screen.show(ProductViews.discount(found, discount, price, locale.presenter(on: screen)))
  }
}
