import BooksData
import BooksDomain
import Entities
import Foundation
import Storage

/// The stores that every test of the repository runs on.
enum StoreKind: CaseIterable, Sendable {
  case memory, sqlite

  func store(in folder: ScratchFolder) -> any Store {
    switch self {
    case .memory: MemoryStore()
    case .sqlite: SQLiteStore(path: "\(folder.path)/\(UUID().uuidString).sqlite", tables: [BookRecord.table])
    }
  }

  /// A library of these books, inserted in this order.
  func library(_ books: [Book] = [], in folder: ScratchFolder) async throws -> StoreBookRepository {
    let repository = StoreBookRepository(store: store(in: folder))
    try await repository.transaction { library in
      for book in books { try await library.insert(try book.prepared()) }
    }
    return repository
  }
}
