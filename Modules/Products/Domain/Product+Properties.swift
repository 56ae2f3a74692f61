public import Entities
import Values

extension Product {
  public static let properties: [Property<Product>] = [
    .id,
    .text("name", aliases: ["title"], { $0.name }, { $0.name = $1 }),
    .optionalText("description", { $0.description }, { $0.description = $1 }),
    .money("price", { $0.price }, { $0.price = $1 }),
    .required("category", as: { (category: Category) in .text(category.text) }, { $0.category }, { $0.category = $1 }),
    .optional(
      "imageURL", aliases: ["image"], as: { (address: WebAddress) in .text(address.text) }, { $0.imageURL }, { $0.imageURL = $1 }),
    .optional(
      "gtin", aliases: ["ean", "upc", "barcode"], as: { (gtin: GTIN) in .text(gtin.text) }, { $0.gtin }, { $0.gtin = $1 }),
    .optionalText("sku", { $0.sku }, { $0.sku = $1 }),
  ]
}
