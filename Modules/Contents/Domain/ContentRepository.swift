public import Entities
public import Values

/// Where contents are kept.
public protocol ContentRepository: ImportRepository where Item == Content, Filter == ContentFilter, Order == ContentOrder {
  /// Contents in which every word of the text is found, the most relevant first: title above theme and tags above the rest.
  func search(_ text: String, limit: Int?, offset: Int) -> Pages<Content>

  /// The one whose address has the same `WebAddress.key`.
  func stored(url: WebAddress) async throws -> Stored<Content>?
}
