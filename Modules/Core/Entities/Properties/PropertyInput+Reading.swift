public import Values

extension PropertyInput {
  /// The text, or nil when there is none.
  ///
  /// Throws a `ValueError` for a list.
  @inlinable
  public func singleText(_ name: String) throws(ValueError) -> String? {
    switch self {
    case .empty: nil
    case .text(let text): text.isEmpty ? nil : text
    case .list: throw ValueError("'\(name)' is one value, not a list.")
    }
  }

  /// The items of a list; a text is a list of one.
  public var items: [String] {
    switch self {
    case .empty: []
    case .text(let text): text.isEmpty ? [] : [text]
    case .list(let items): items
    }
  }
}
