public import Entities

/// Where contents are kept.
public protocol ContentRepository: ImportRepository where Item == Content, Filter == ContentFilter, Order == ContentOrder {
  /// Contents in which every word of the text is found, the most relevant first: name above the rest.
  func search(_ text: String, limit: Int?, offset: Int) -> Pages<Content>

  /// The one whose name has the same `Content.key(of:)`.
  func stored(name: String) async throws -> Stored<Content>?
}
