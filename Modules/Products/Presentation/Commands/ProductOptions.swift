import Commands
import Entities
import EntityCommands
import ProductsDomain
import Values

/// What can be said of a product besides its price; an empty value takes away what is stored.
struct ProductOptions: ParsableArguments {
  @Option(help: .init("What it is called.", valueName: "name"))
  var name: String?
  @Option(
    help: .init("electronics, clothing, food or books.", valueName: "category"),
    completion: .list(ProductsDomain.Category.allCases.map(\.text)), transform: Category.init(parsing:))
  var category: ProductsDomain.Category?
  @Option(help: .init("What it is, in plain text.", valueName: "text"))
  var description: String?
  @Option(
    name: .customLong("image-url"), help: .init("Where a picture of it is.", valueName: "url"),
    transform: { try Edit($0, WebAddress.init(parsing:)) })
  var imageURL: Edit<WebAddress>?
  @Option(
    help: .init("The number in its bar code, of 8, 12, 13 or 14 digits.", valueName: "gtin"),
    transform: { try Edit($0, GTIN.init(parsing:)) })
  var gtin: Edit<GTIN>?
  @Option(help: .init("The shop's own number for it.", valueName: "sku"))
  var sku: String?

  /// Puts everything that was given into the product.
  func apply(to product: inout Product) {
    if let name { product.name = name }
    if let category { product.category = category }
    if let description { product.description = description }
    if let imageURL { product.imageURL = imageURL.value }
    if let gtin { product.gtin = gtin.value }
    if let sku { product.sku = sku }
  }

  /// Whether nothing was given.
  var isEmpty: Bool {
    name == nil && category == nil && description == nil && imageURL == nil && gtin == nil && sku == nil
  }
}
