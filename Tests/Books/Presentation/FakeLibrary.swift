import BooksDomain
import Entities
import Foundation
import Synchronization
import Values

/// A library in an array that remembers what it was asked, and can fail or be slow.
final class FakeLibrary: BookRepository {
  typealias BookSelection = Selection<BookFilter, BookOrder>

  private struct State {
    var books: [Book]
    var lastSelection: BookSelection?
    var failure: (any Error)?
    var beforeReading: @Sendable (BookFilter) async -> Void = { _ in }
  }

  private let state: Mutex<State>

  init(_ books: [Book] = []) {
    state = Mutex(State(books: books))
  }

  var books: [Book] { state.withLock(\.books) }
  var lastSelection: BookSelection? { state.withLock(\.lastSelection) }

  /// From now on everything fails so; nil ends it.
  func fail(with failure: (any Error)?) { state.withLock { $0.failure = failure } }

  /// Runs before each page is read.
  func beforeReading(_ body: @escaping @Sendable (BookFilter) async -> Void) { state.withLock { $0.beforeReading = body } }

  func pages(_ selection: BookSelection) -> Pages<Book> {
    state.withLock { $0.lastSelection = selection }
    return page(selection.filter) { books in
      var books = books.filter { selection.filter.holds(for: $0) }
      if selection.order == .title { books.sort { SortKey.title($0.title) < SortKey.title($1.title) } }
      if selection.isReversed { books.reverse() }
      return Array(books.dropFirst(selection.offset).prefix(selection.limit ?? .max))
    }
  }

  func search(_ text: String, limit: Int?, offset: Int) -> Pages<Book> {
    let search = SearchText(text)
    return page(BookFilter()) { books in
      let found = books.filter { search.matches([Fold.folded($0.title), Fold.folded($0.author)]) }
      return Array(found.dropFirst(offset).prefix(limit ?? .max))
    }
  }

  func count(_ filter: BookFilter) async throws -> Int { books.filter { filter.holds(for: $0) }.count }

  func stored(id: UUID) async throws -> Stored<Book>? { try first { $0.id == id } }

  func stored(isbn: ISBN) async throws -> Stored<Book>? { try first { $0.isbn == isbn } }

  func stored(work: Work) async throws -> Stored<Book>? { try first { Work(of: $0) == work } }

  func items(idPrefix prefix: String, limit: Int) async throws -> [Book] {
    Array(books.filter { UUIDText.text($0.id).hasPrefix(prefix) }.prefix(limit))
  }

  func insert(_ book: Book) async throws -> Int {
    try changing { books in
      books.append(book)
      return books.count
    }
  }

  func update(_ book: Book) async throws -> Bool {
    try changing { books in
      guard let index = books.firstIndex(where: { $0.id == book.id }) else { return false }
      books[index] = book
      return true
    }
  }

  func delete(id: UUID) async throws -> Bool {
    try changing { books in
      let before = books.count
      books.removeAll { $0.id == id }
      return books.count < before
    }
  }

  func transaction<Result>(_ body: (FakeLibrary) async throws -> Result) async throws -> Result {
    let before = books
    do {
      return try await body(self)
    } catch {
      state.withLock { $0.books = before }
      throw error
    }
  }

  private func first(_ isMeant: (Book) -> Bool) throws -> Stored<Book>? {
    try changing { books in books.firstIndex(where: isMeant).map { Stored(item: books[$0], position: $0 + 1) } }
  }

  private func changing<Result>(_ change: (inout [Book]) -> Result) throws -> Result {
    let result = state.withLock { state in
      state.failure.map { .failure($0) } ?? Swift.Result<Result, any Error>.success(change(&state.books))
    }
    return try result.get()
  }

  private func page(_ filter: BookFilter, _ select: @escaping @Sendable ([Book]) -> [Book]) -> Pages<Book> {
    Pages {
      var isRead = false
      return {
        if isRead { return nil }
        isRead = true
        await self.state.withLock(\.beforeReading)(filter)
        if let failure = self.state.withLock(\.failure) { throw failure }
        return select(self.books)
      }
    }
  }
}

extension BookFilter {
  fileprivate func holds(for book: Book) -> Bool {
    (title.map { book.title.contains($0) } ?? true) && (status.map { book.status == $0 } ?? true)
  }
}
