import EntityCommands
import ProductsDomain
import Values

extension EntityForm where Item == Product {
  /// A product asked for field by field.
  static let product = EntityForm(
    title: "New product", sample: .blank(name: "-"),
    fields: [
      EntityField("name", isRequired: true), EntityField("price", help: "with its currency, as in 19.99 USD", isRequired: true),
      EntityField("category", choices: Category.allCases.map(\.text), isRequired: true),
      EntityField("description"), EntityField("imageURL", label: "Image", help: "a web address", argument: "--image-url"),
      EntityField("gtin", label: "GTIN", help: "the number in the bar code"), EntityField("sku", label: "SKU"),
    ])
}

extension Product {
  /// A product of which only the name may be known.
  static func blank(name: String) -> Product {
    Product(name: name, price: Money(minorUnits: 0, currency: .euro), category: .books)
  }
}
