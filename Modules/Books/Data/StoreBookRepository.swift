public import BooksDomain
public import Entities
public import Storage
import Values

/// The library in any store.
public struct StoreBookRepository: BookRepository, StoreRepository {
  public typealias Row = BookRecord

  public let source: StoreSource

  /// Keeps books in the table of `BookRecord`.
  public init(source: StoreSource) {
    self.source = source
  }

  public func stored(isbn: ISBN) async throws -> Stored<Book>? {
    try await source.reader.first(of: BookRecord.self, where: BookRecord.Columns.isbn, is: .integer(isbn.number))
  }

  public func stored(work: Work) async throws -> Stored<Book>? {
    let stored = try await source.reader.first(
      of: BookRecord.self, where: BookRecord.Columns.work, is: .integer(StableHash.of(work.key)))
    // Two works may have one hash.
    return stored.flatMap { Work(of: $0.item) == work ? $0 : nil }
  }
}
