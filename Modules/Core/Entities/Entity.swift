public import Foundation

/// A thing a feature keeps: it has an identity, and can say what it is made of.
public protocol Entity: Sendable, Equatable, Identifiable where ID == UUID {
  /// What messages call one and several of its kind.
  static var noun: Noun { get }
  /// Every property in the order of files and machine output; the first is `id`.
  static var properties: [Property<Self>] { get }
  /// Given once and kept; settable since a file may state it.
  var id: UUID { get set }
}

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
