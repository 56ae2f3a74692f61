import Files

/// The columns of a Shopify export that a product is made of.
struct ShopifyColumns {
  let handle, title, body, productCategory, type, sku, price, barcode, image: NamedColumn

  /// Throws `InputFault` when a column is missing that every product needs.
  init(_ columns: NamedColumns) throws {
    handle = columns.column("Handle", or: "URL handle")
    title = columns.column("Title")
    body = columns.column("Body (HTML)", or: "Description")
    productCategory = columns.column("Product Category")
    type = columns.column("Type")
    sku = columns.column("Variant SKU", or: "SKU")
    price = columns.column("Variant Price", or: "Price")
    barcode = columns.column("Variant Barcode", or: "Barcode")
    image = columns.column("Image Src", or: "Product image URL")
    for needed in [handle, title, price] where needed.index == nil {
      throw InputFault(line: 1, reason: "A Shopify export has the column '\(needed.name)'.", endsReading: true)
    }
  }
}
