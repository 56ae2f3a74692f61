public import BooksDomain
public import Entities
public import Foundation
public import Storage
import Values

/// The library in any store.
public struct StoreBookRepository: BookRepository {
  private let source: Source

  /// The store, or a transaction of it that is under way.
  private enum Source {
    case store(any Store)
    case transaction(any StoreTransaction)
  }

  /// Keeps books in the table of `BooksStorage`, which the store must know.
  public init(store: any Store) {
    source = .store(store)
  }

  private init(_ transaction: any StoreTransaction) {
    source = .transaction(transaction)
  }

  private var reader: any StoreReader {
    switch source {
    case .store(let store): store
    case .transaction(let transaction): transaction
    }
  }

  public func transaction<Result>(_ body: (any BookRepository) async throws -> Result) async throws -> Result {
    switch source {
    case .store(let store): try await store.transaction { try await body(StoreBookRepository($0)) }
    case .transaction: try await body(self)
    }
  }

  public func pages(_ selection: Selection<BookFilter, BookOrder>) -> Pages<Book> {
    reader.pages(of: BookRecord.self, selection.query)
  }

  public func search(_ text: String, limit: Int?, offset: Int) -> Pages<Book> {
    let search = SearchText(text)
    if search.isEmpty { return Pages { { nil } } }
    return reader.pages(of: BookRecord.self, Query(search: search, limit: limit, offset: offset))
  }

  public func count(_ filter: BookFilter) async throws -> Int {
    try await reader.count(of: BookRecord.self, Query(where: filter.conditions))
  }

  public func stored(id: UUID) async throws -> Stored<Book>? {
    try await reader.first(of: BookRecord.self, where: Table.id, is: .text(UUIDText.text(id)))
  }

  public func items(idPrefix prefix: String, limit: Int) async throws -> [Book] {
    try await reader.pages(of: BookRecord.self, Query(where: [.hasPrefix(Table.id, prefix)], limit: limit)).all()
  }

  public func stored(isbn: ISBN) async throws -> Stored<Book>? {
    try await reader.first(of: BookRecord.self, where: BookRecord.Columns.isbn, is: .integer(isbn.number))
  }

  public func stored(work: Work) async throws -> Stored<Book>? {
    let stored = try await reader.first(
      of: BookRecord.self, where: BookRecord.Columns.work, is: .integer(StableHash.of(work.key)))
    // Two works may have one hash.
    return stored.flatMap { Work(of: $0.item) == work ? $0 : nil }
  }

  @discardableResult
  public func insert(_ book: Book) async throws -> Int {
    try await changing { try await $0.insert(BookRecord(book)) }
  }

  public func update(_ book: Book) async throws -> Bool {
    try await changing { try await $0.update(BookRecord(book)) }
  }

  public func delete(id: UUID) async throws -> Bool {
    try await changing { try await $0.delete(BookRecord.self, id: UUIDText.text(id)) }
  }

  private func changing<Result>(_ change: (any StoreTransaction) async throws -> Result) async throws -> Result {
    do {
      switch source {
      case .store(let store): return try await store.transaction(change)
      case .transaction(let transaction): return try await change(transaction)
      }
    } catch let error as StoreError {
      guard case .taken(let column) = error.reason else { throw error }
      throw RepositoryError.taken(property: column)
    }
  }
}
