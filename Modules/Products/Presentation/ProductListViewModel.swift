public import Entities
public import Foundation
public import Observation
public import ProductsDomain
public import Values
public import Views

/// A window on the catalogue that a screen shows, and lists of any length that stream past it.
@Observable @MainActor
public final class ProductListViewModel {
  /// Filter, order and part of a list of products.
  public typealias ProductSelection = Selection<ProductFilter, ProductOrder>

  private let window: ListWindow<Product, ProductFilter, ProductOrder>
  @ObservationIgnored private let repository: any ProductRepository
  @ObservationIgnored private let addProduct: AddProductUseCase
  @ObservationIgnored private let updateProduct: UpdateProductUseCase
  @ObservationIgnored private let searchProducts: SearchProductsUseCase

  /// Loads nothing yet.
  public nonisolated init(
    repository: any ProductRepository, addProduct: AddProductUseCase, updateProduct: UpdateProductUseCase,
    searchProducts: SearchProductsUseCase
  ) {
    self.repository = repository
    self.addProduct = addProduct
    self.updateProduct = updateProduct
    self.searchProducts = searchProducts
    window = ListWindow { repository.pages($0) }
  }

  /// The window in one of its four states, worded by the presenter.
  public func state(_ presenter: ProductListPresenter) -> ProductListState {
    if window.isLoading { return .loading }
    if let error = window.error { return .error(error) }
    if window.items.isEmpty { return .empty(ProductViews.empty(window.selection ?? Selection(ProductFilter()))) }
    return .rows(window.items.map(presenter.item))
  }

  /// Whether there are more of the selected products than the window shows.
  public var hasMore: Bool { window.hasMore }

  /// Fills the window with the first of the selected products; those of one category come by name.
  public func load(_ selection: ProductSelection = Selection(ProductFilter())) async { await window.load(selection) }

  /// Makes the window longer, when there is more.
  public func loadMore() async { await window.loadMore() }

  /// Returns the product as it is stored; the window then shows it where it belongs.
  public func add(_ product: Product, allowingDuplicate: Bool = false) async throws -> Product {
    try await window.changing { try await addProduct(product, allowingDuplicate: allowingDuplicate) }
  }

  /// Returns the product as it is stored; the window then shows it where it belongs.
  public func update(_ id: UUID, _ change: (inout Product) throws -> Void) async throws -> Product {
    try await window.changing { try await updateProduct(id, change) }
  }

  /// False when there was no such product.
  public func delete(_ id: UUID) async throws -> Bool {
    try await window.changing { try await repository.delete(id: id) }
  }

  /// Finds the one product a person means by an id, the beginning of one, or a GTIN.
  public func find(_ reference: String) async throws -> Product {
    try await FindUseCase.products(in: repository)(reference)
  }

  /// All selected products, streamed.
  public func list(_ selection: ProductSelection, _ presenter: ProductListPresenter) -> ListView<Product> {
    ProductViews.list(.rows(RowSource(repository.pages(selection))), presenter, empty: ProductViews.empty(selection))
  }

  /// All products the text is found in, streamed, the best match first.
  public func found(_ text: String, limit: Int?, offset: Int, _ presenter: ProductListPresenter) -> ListView<Product> {
    ProductViews.list(
      .rows(RowSource(searchProducts(text, limit: limit, offset: offset))), presenter,
      empty: ProductViews.nothingFound(text, isWhole: limit != 0 && offset == 0))
  }

  /// What a discount makes of the price of the product a person means.
  ///
  /// Throws `FindError`, and `ProductError.noDiscount`.
  public func discounted(_ reference: String, by percentage: Percentage) async throws -> (Product, Discount, DiscountedPrice) {
    let discount = try Discount(percentage)
    let product = try await find(reference)
    return (product, discount, try discount.applied(to: product.price))
  }
}
