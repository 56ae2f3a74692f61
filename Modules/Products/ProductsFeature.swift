public import Commands
public import Container
import Entities
public import Feature
import ProductsData
import ProductsDomain
import ProductsPresentation
import REST
public import Storage

/// Products: a catalogue with exact prices that takes in the files of shops.
public enum ProductsFeature: Feature {
  public static let name = "products"
  public static let abstract = "Keeps products and their prices."
  public static let tables = [ProductRecord.table]

  public static func register(in registry: inout Registry) {
    registry.register((any ProductRepository).self, scope: .shared, StoreProductRepository.init(source:))
    registry.register((any Interchange<Product>).self, scope: .shared) { ProductFiles() }
    registry.register((any ProductInterchange).self, scope: .shared) { ProductFiles() }
    registry.register(AddProductUseCase.self, AddProductUseCase.init(repository:))
    registry.register(ImportUseCase<Product>.self) { (products: any ProductRepository) in ImportUseCase(repository: products) }
    registry.register(SearchProductsUseCase.self, SearchProductsUseCase.init(repository:))
    registry.register(UpdateProductUseCase.self, UpdateProductUseCase.init(repository:))
    registry.register(
      ProductListViewModel.self, ProductListViewModel.init(repository:addProduct:updateProduct:searchProducts:))
  }

  public static func addCommands(to group: inout CommandTree<CommandAction>) {
    group.add(AddProduct.self) { try await $0.run(on: $1, products: $2) }
    group.add(ListProducts.self) { try await $0.run(on: $1, products: $2) }
    group.add(ShowProduct.self) { try await $0.run(on: $1, products: $2) }
    group.add(UpdateProduct.self) { try await $0.run(on: $1, products: $2) }
    group.add(DeleteProduct.self) { try await $0.run(on: $1, products: $2) }
    group.add(SearchProducts.self) { try await $0.run(on: $1, products: $2) }
    group.add(DiscountProduct.self) { try await $0.run(on: $1, products: $2) }
    group.add(ImportProducts.self) { try await $0.run(on: $1, importProducts: $2, interchange: $3) }
    group.add(ExportProducts.self) { try await $0.run(on: $1, products: $2, interchange: $3) }
  }

  public static func addEndpoints(to endpoints: inout Endpoints) {
    endpoints.add(ProductRecord.remote) {
      (products: any ProductRepository, add: AddProductUseCase, update: UpdateProductUseCase) in
      TableRules(
        create: { product, _, _ in try await add(product, allowingDuplicate: true) },
        change: { id, _, change in try await update(id, change) }, delete: { id, _, _ in try await products.delete(id: id) })
    }
  }
}
