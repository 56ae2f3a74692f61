import BooksData
import BooksDomain
import Entities
import Storage
import TestSupport

extension StoreKind {
  func store(in folder: ScratchFolder) -> any Store { store([BookRecord.table], in: folder.path) }

  /// A library of these books, inserted in this order.
  func library(_ books: [Book] = [], in folder: ScratchFolder) async throws -> StoreBookRepository {
    let repository = StoreBookRepository(store: store(in: folder))
    try await repository.transaction { library in
      for book in books { try await library.insert(try book.prepared()) }
    }
    return repository
  }
}
