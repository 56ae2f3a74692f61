public import Values

/// Why what a person named is not one item.
public enum FindError: Failure, Equatable {
  /// The reference as typed, and what its natural key is called, as in `ISBN`.
  case notFound(String, Noun, keyName: String)
  /// The reference as typed and the ids it begins, at most six of them.
  case ambiguous(String, Noun, ids: [String])

  public var kind: FailureKind {
    switch self {
    case .notFound: .notFound
    case .ambiguous: .refused
    }
  }

  public var message: String {
    switch self {
    case .notFound(let reference, let noun, let keyName):
      "There is no \(noun.singular) \(quoted(reference)); give its id, the first four or more characters of it, or its \(keyName)."
    case .ambiguous(let reference, let noun, let ids):
      "\(quoted(reference)) begins the id of \(ids.count > 5 ? "more than 5" : "\(ids.count)") \(noun.plural): \(ids.prefix(5).joined(separator: ", "))"
        + "\(ids.count > 5 ? ", …" : ""). Give more characters."
    }
  }
}
