public import Entities

/// The library: where books are kept.
public protocol BookRepository: ImportRepository where Item == Book, Filter == BookFilter, Order == BookOrder {
  /// Books in which every word of the text is found, the most relevant first: title above author above the rest.
  func search(_ text: String, limit: Int?, offset: Int) -> Pages<Book>

  func stored(isbn: ISBN) async throws -> Stored<Book>?
  /// The first book, as inserted, that is the same work.
  func stored(work: Work) async throws -> Stored<Book>?
}
