import Entities
import Foundation
import ProductsDomain
import ProductsPresentation
import Synchronization
import Values

/// A catalogue in an array that remembers what it was asked, and can fail or be slow.
final class FakeCatalogue: ProductRepository {
  typealias ProductSelection = Selection<ProductFilter, ProductOrder>

  private struct State {
    var products: [Product]
    var lastSelection: ProductSelection?
    var failure: (any Error)?
    var beforeReading: @Sendable () async -> Void = {}
  }

  private let state: Mutex<State>

  init(_ products: [Product] = []) {
    state = Mutex(State(products: products))
  }

  var products: [Product] { state.withLock(\.products) }
  var lastSelection: ProductSelection? { state.withLock(\.lastSelection) }

  /// From now on everything fails so; nil ends it.
  func fail(with failure: (any Error)?) { state.withLock { $0.failure = failure } }

  /// Runs before each page is read.
  func beforeReading(_ body: @escaping @Sendable () async -> Void) { state.withLock { $0.beforeReading = body } }

  func pages(_ selection: ProductSelection) -> Pages<Product> {
    state.withLock { $0.lastSelection = selection }
    let filter = selection.filter
    return page { products in
      let fitting = products.filter { product in
        (filter.category.map { $0 == product.category } ?? true) && (filter.name.map { product.name.contains($0) } ?? true)
      }
      return Array(fitting.dropFirst(selection.offset).prefix(selection.limit ?? .max))
    }
  }

  func search(_ text: String, limit: Int?, offset: Int) -> Pages<Product> {
    page { products in Array(products.filter { $0.name.contains(text) }.dropFirst(offset).prefix(limit ?? .max)) }
  }

  func count(_ filter: ProductFilter) async throws -> Int { products.count }

  func stored(id: UUID) async throws -> Stored<Product>? { try first { $0.id == id } }

  func stored(gtin: GTIN) async throws -> Stored<Product>? { try first { $0.gtin == gtin } }

  func stored(article: Article) async throws -> Stored<Product>? { try first { Article(of: $0) == article } }

  func items(idPrefix prefix: String, limit: Int) async throws -> [Product] {
    Array(products.filter { UUIDText.text($0.id).hasPrefix(prefix) }.prefix(limit))
  }

  func insert(_ product: Product) async throws -> Int {
    try changing { products in
      products.append(product)
      return products.count
    }
  }

  func update(_ product: Product) async throws -> Bool {
    try changing { products in
      guard let index = products.firstIndex(where: { $0.id == product.id }) else { return false }
      products[index] = product
      return true
    }
  }

  func delete(id: UUID) async throws -> Bool {
    try changing { products in
      let before = products.count
      products.removeAll { $0.id == id }
      return products.count < before
    }
  }

  func transaction<Result>(_ body: (FakeCatalogue) async throws -> Result) async throws -> Result {
    let before = products
    do {
      return try await body(self)
    } catch {
      state.withLock { $0.products = before }
      throw error
    }
  }

  private func first(_ isMeant: (Product) -> Bool) throws -> Stored<Product>? {
    try changing { products in products.firstIndex(where: isMeant).map { Stored(item: products[$0], position: $0 + 1) } }
  }

  private func changing<Result>(_ change: (inout [Product]) -> Result) throws -> Result {
    let result = state.withLock { state in
      state.failure.map { .failure($0) } ?? Swift.Result<Result, any Error>.success(change(&state.products))
    }
    return try result.get()
  }

  private func page(_ select: @escaping @Sendable ([Product]) -> [Product]) -> Pages<Product> {
    Pages {
      var isRead = false
      return {
        if isRead { return nil }
        isRead = true
        await self.state.withLock(\.beforeReading)()
        if let failure = self.state.withLock(\.failure) { throw failure }
        return select(self.products)
      }
    }
  }
}

extension ProductListViewModel {
  /// A view model as the feature wires it.
  static func on(_ catalogue: FakeCatalogue) -> ProductListViewModel {
    ProductListViewModel(
      repository: catalogue, addProduct: AddProductUseCase(repository: catalogue),
      updateProduct: UpdateProductUseCase(repository: catalogue), searchProducts: SearchProductsUseCase(repository: catalogue))
  }
}
