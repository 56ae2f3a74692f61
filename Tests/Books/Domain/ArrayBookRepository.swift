import BooksDomain
import Entities
import Foundation
import Synchronization
import Values

/// A library in an array: what the protocol promises, said as simply as it can be.
final class ArrayBookRepository: BookRepository {
  private struct Library {
    var rows: [Stored<Book>] = []
    var inserted = 0
  }

  private let library: Mutex<Library>

  init(_ books: [Book] = []) {
    let rows = books.enumerated().map { Stored(item: $1, position: $0 + 1) }
    library = Mutex(Library(rows: rows, inserted: rows.count))
  }

  var books: [Book] { rows.map(\.item) }

  private var rows: [Stored<Book>] { library.withLock(\.rows) }

  func pages(_ selection: Selection<BookFilter, BookOrder>) -> Pages<Book> {
    one(books.filter { selection.filter.title.map($0.title.contains) ?? true })
  }

  func search(_ text: String, limit: Int?, offset: Int) -> Pages<Book> {
    let search = SearchText(text)
    let found = books.filter { search.matches([Fold.folded($0.title), Fold.folded($0.author)]) }
    return one(Array(found.dropFirst(offset).prefix(limit ?? .max)))
  }

  func count(_ filter: BookFilter) async throws -> Int { books.count }

  func stored(id: UUID) async throws -> Stored<Book>? { rows.first { $0.item.id == id } }

  func stored(isbn: ISBN) async throws -> Stored<Book>? { rows.first { $0.item.isbn == isbn } }

  func stored(work: Work) async throws -> Stored<Book>? { rows.first { Work(of: $0.item) == work } }

  func items(idPrefix prefix: String, limit: Int) async throws -> [Book] {
    Array(books.filter { UUIDText.text($0.id).hasPrefix(prefix) }.prefix(limit))
  }

  func insert(_ book: Book) async throws -> Int {
    try library.withLock { library in
      try Self.checkKeys(of: book, among: library.rows)
      library.inserted += 1
      library.rows.append(Stored(item: book, position: library.inserted))
      return library.inserted
    }
  }

  func update(_ book: Book) async throws -> Bool {
    try library.withLock { library in
      guard let index = library.rows.firstIndex(where: { $0.item.id == book.id }) else { return false }
      let position = library.rows[index].position
      try Self.checkKeys(of: book, among: library.rows.filter { $0.position != position })
      library.rows[index] = Stored(item: book, position: position)
      return true
    }
  }

  func delete(id: UUID) async throws -> Bool {
    library.withLock { library in
      let before = library.rows.count
      library.rows.removeAll { $0.item.id == id }
      return library.rows.count < before
    }
  }

  func transaction<Result>(_ body: (ArrayBookRepository) async throws -> Result) async throws -> Result {
    let before = library.withLock { $0 }
    do {
      return try await body(self)
    } catch {
      library.withLock { $0 = before }
      throw error
    }
  }

  private static func checkKeys(of book: Book, among rows: [Stored<Book>]) throws {
    if rows.contains(where: { $0.item.id == book.id }) { throw RepositoryError.taken(property: "id") }
    if let isbn = book.isbn, rows.contains(where: { $0.item.isbn == isbn }) { throw RepositoryError.taken(property: "isbn") }
  }

  private func one(_ page: [Book]) -> Pages<Book> {
    Pages {
      var rest: [Book]? = page
      return {
        defer { rest = nil }
        return rest
      }
    }
  }
}
