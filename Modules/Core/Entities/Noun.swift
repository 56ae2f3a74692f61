/// What people call one entity and several of them.
public struct Noun: Sendable, Equatable {
  /// As in `book`, without an article.
  public let singular: String
  /// As in `books`; also used for none.
  public let plural: String

  /// Both in lower case, as they stand inside a sentence.
  public init(_ singular: String, _ plural: String) {
    self.singular = singular
    self.plural = plural
  }

  /// `1 book`, `2 books`, `0 books`.
  public func counted(_ count: Int) -> String {
    "\(count) \(count == 1 ? singular : plural)"
  }
}
