import Entities
public import Foundation
import Values

/// Changes a book under the rules it was added under.
public struct UpdateBookUseCase: Sendable {
  private let repository: any BookRepository

  /// Works on the library of this repository.
  public init(repository: any BookRepository) {
    self.repository = repository
  }

  /// Changes the book as it stands now, so that what others changed meanwhile is kept; returns it as it is stored.
  ///
  /// Throws `BookError` when a rule is broken, the ISBN belongs to another book, or the book is gone.
  public func callAsFunction(_ id: UUID, _ change: (inout Book) throws -> Void) async throws -> Book {
    try await repository.transaction { repository in
      guard var book = try await repository.stored(id: id)?.item else { throw BookError.gone(id) }
      let before = book
      try change(&book)
      book = try book.prepared()
      if let isbn = book.isbn, isbn != before.isbn, let other = try await repository.stored(isbn: isbn) {
        throw BookError.isbnTaken(isbn, by: other.item.title)
      }
      if book != before { _ = try await repository.update(book) }
      return book
    }
  }
}
