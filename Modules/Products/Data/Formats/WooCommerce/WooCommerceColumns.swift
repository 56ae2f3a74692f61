import Files

/// The columns of a WooCommerce export that a product is made of.
struct WooCommerceColumns {
  let id, type, sku, gtin, name, shortDescription, description, salePrice, regularPrice, categories, images, parent: NamedColumn

  /// Throws `InputFault` when a column is missing that every product needs.
  init(_ columns: NamedColumns) throws {
    id = columns.column("ID")
    type = columns.column(anyOf: WooCommerceHeader.type)
    sku = columns.column(anyOf: WooCommerceHeader.sku)
    gtin = columns.column(anyOf: WooCommerceHeader.gtin)
    name = columns.column(anyOf: WooCommerceHeader.name)
    shortDescription = columns.column(anyOf: WooCommerceHeader.shortDescription)
    description = columns.column(anyOf: WooCommerceHeader.description)
    salePrice = columns.column(anyOf: WooCommerceHeader.salePrice)
    regularPrice = columns.column(anyOf: WooCommerceHeader.regularPrice)
    categories = columns.column(anyOf: WooCommerceHeader.categories)
    images = columns.column(anyOf: WooCommerceHeader.images)
    parent = columns.column(anyOf: WooCommerceHeader.parent)
    for needed in [type, name, regularPrice] where needed.index == nil {
      throw InputFault(line: 1, reason: "A WooCommerce export has the column '\(needed.name)'.", endsReading: true)
    }
  }
}
