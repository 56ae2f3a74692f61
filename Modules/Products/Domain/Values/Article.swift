import Values

/// What makes two products without a GTIN the same one: the name without case, accents, blanks and most punctuation, and the SKU.
public struct Article: Sendable, Hashable {
  /// What `LikenessKey` leaves of the name, and the SKU as it is.
  public let key: String

  /// The article a product is.
  public init(of product: Product) {
    self.init(foldedName: Fold.folded(product.name), sku: product.sku)
  }

  /// The same where the fold is at hand already. `.` and `/` tell sizes and models apart.
  public init(foldedName: String, sku: String?) {
    key = LikenessKey.of(folded: foldedName, signs: "+#$%./") + "|" + (sku ?? "")
  }
}
