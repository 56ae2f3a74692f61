/// What a file says about a property before its type is known. An empty cell and a JSON `null` are `empty`.
public enum PropertyInput: Sendable, Equatable {
  case empty
  /// A cell of a table, or a JSON string, number (its digits as written) or boolean (`true`, `false`).
  case text(String)
  case list([String])
  /// An amount and its currency, each as written: two cells of a table, or the members of a JSON object.
  case money(amount: String, currency: String)
}
