extension PropertyValue {
  /// Whether there is nothing to show: no value, an empty text, or an empty list.
  public var isEmpty: Bool {
    switch self {
    case .none: true
    case .text(let text): text.isEmpty
    case .list(let items): items.isEmpty
    case .members(let members): members.isEmpty
    default: false
    }
  }
}
