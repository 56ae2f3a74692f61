import Values

extension Product {
  /// The product as it is stored: texts in NFC without blanks around them.
  ///
  /// Throws `ProductError` when it breaks a rule that concerns it alone.
  public func prepared() throws(ProductError) -> Product {
    var product = self
    product.name = Tidy.text(name)
    product.description = Tidy.optional(description)
    product.sku = Tidy.optional(sku)
    if product.name.isEmpty { throw .nameMissing }
    if price.isNegative { throw .priceNegative(price) }
    return product
  }
}
