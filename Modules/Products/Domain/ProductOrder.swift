/// What a list of products can be sorted by.
public enum ProductOrder: String, Sendable, CaseIterable {
  /// Without accents or case.
  case name
  /// Currency by currency, the lowest amount first.
  case price
  case category
}
