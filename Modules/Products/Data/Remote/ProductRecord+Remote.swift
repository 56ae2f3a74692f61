import Entities
import ProductsDomain
public import REST
import Storage
import Values

extension ProductRecord {
  /// The catalogue as others see it over HTTP; an amount and its currency are two columns.
  public static let remote = RemoteTable(
    "products", of: ProductRecord.self, summary: "Products and their prices.", keys: ["gtin"],
    columns: [
      .id,
      RemoteColumn(
        "name", .text, of: "name", isRequired: true, filter: .text(Columns.name, folded: Columns.nameText), order: Columns.nameKey
      ),
      RemoteColumn(
        "description", .text, of: "description", filter: .text(Columns.description, folded: Columns.descriptionText),
        order: Columns.description),
      RemoteColumn(
        "price", .number, of: "price", .amount, isRequired: true, filter: .amount(Columns.price, currency: Columns.currency),
        order: Columns.price),
      RemoteColumn(
        "currency", .text, of: "price", .currency, isRequired: true, filter: .text(Columns.currency), order: Columns.currency),
      RemoteColumn(
        "category", .text, of: "category", isRequired: true, choices: Category.allCases.map(\.text),
        filter: .text(Columns.category), order: Columns.category),
      RemoteColumn("image_url", .text, of: "imageURL", filter: .text(Columns.imageURL), order: Columns.imageURL),
      RemoteColumn(
        "gtin", .text, of: "gtin", filter: .parsed(Columns.gtin, GTIN.self) { .integer($0.number) }, order: Columns.gtin),
      RemoteColumn("sku", .text, of: "sku", filter: .text(Columns.sku), order: Columns.sku),
    ], blank: { Product(name: "", price: Money(minorUnits: 0, currency: .euro), category: .electronics) })
}
