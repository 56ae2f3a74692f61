import BooksDomain
import Entities
import TestSupport

/// A library in an array.
struct ArrayBookRepository: BookRepository, ShelfRepository {
  let shelf: Shelf<Book>

  init(_ books: [Book] = []) {
    shelf = Shelf(books)
  }

  var books: [Book] { shelf.items }

  static func shared(_ one: Book, _ other: Book) -> String? { one.isbn != nil && one.isbn == other.isbn ? "isbn" : nil }

  static func isSelected(_ book: Book, by filter: BookFilter) -> Bool { filter.title.map(book.title.contains) ?? true }

  func search(_ text: String, limit: Int?, offset: Int) -> Pages<Book> {
    found(text, limit: limit, offset: offset) { [$0.title, $0.author] }
  }

  func stored(isbn: ISBN) async throws -> Stored<Book>? { try shelf.first { $0.isbn == isbn } }

  func stored(work: Work) async throws -> Stored<Book>? { try shelf.first { Work(of: $0) == work } }
}
