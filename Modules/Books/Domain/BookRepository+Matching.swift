public import Entities

extension BookRepository {
  /// The stored book that is the same as this one: by id where it states one, by ISBN, else by title, author and year.
  ///
  /// Two different ISBNs are two editions.
  public func match(_ book: Book, hasID: Bool) async throws -> ImportMatch<Book>? {
    if hasID, let stored = try await stored(id: book.id) { return ImportMatch(stored, isByKey: true) }
    if let isbn = book.isbn, let stored = try await stored(isbn: isbn) { return ImportMatch(stored, isByKey: true) }
    guard let stored = try await stored(work: Work(of: book)) else { return nil }
    if book.isbn != nil, stored.item.isbn != nil { return nil }
    return ImportMatch(stored, isByKey: false)
  }
}
