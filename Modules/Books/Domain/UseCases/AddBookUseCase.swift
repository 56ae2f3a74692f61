import Entities
import Values

/// Adds a book that is not in the library yet.
public struct AddBookUseCase: Sendable {
  private let repository: any BookRepository

  /// Works on the library of this repository.
  public init(repository: any BookRepository) {
    self.repository = repository
  }

  /// Returns the book as it is stored.
  ///
  /// Throws `BookError` when a rule is broken, its ISBN is taken, or, unless a duplicate is allowed, the same work is there.
  public func callAsFunction(_ book: Book, allowingDuplicate: Bool = false) async throws -> Book {
    let book = try book.prepared()
    return try await repository.transaction { repository in
      if let isbn = book.isbn, let other = try await repository.stored(isbn: isbn) {
        throw BookError.isbnTaken(isbn, by: other.item.title)
      }
      if !allowingDuplicate, let match = try await repository.match(book, hasID: false) {
        throw BookError.alreadyThere(match.stored.item)
      }
      try await repository.insert(book)
      return book
    }
  }
}
