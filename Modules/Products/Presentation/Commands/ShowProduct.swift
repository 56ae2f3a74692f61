public import Commands
public import Views

/// `app products show`
public struct ShowProduct: ParsableCommand {
  public static let configuration = CommandConfiguration(commandName: "show", abstract: "Shows everything about one product.")

  @Argument(help: .init("Its id, the first four or more characters of it, or its GTIN.", valueName: "product"))
  var product: String
  @OptionGroup var locale: LocaleOptions

  public init() {}

  /// Throws `FindError` unless the reference means exactly one product.
  @MainActor
  public func run(on screen: Screen, products: ProductListViewModel) async throws {
    try screen.show(ProductViews.detail(try await products.find(product), locale.presenter(on: screen)))
  }
}
