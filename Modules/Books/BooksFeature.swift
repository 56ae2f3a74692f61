import BooksData
import BooksDomain
import BooksPresentation
public import Commands
public import Container
import Entities
public import Feature
import REST
public import Storage

/// Books: a library that imports what people have and finds anything in it.
public enum BooksFeature: Feature {
  public static let name = "books"
  public static let abstract = "Keeps your library."
  public static let tables = [BookRecord.table]

  public static func register(in registry: inout Registry) {
    registry.register((any BookRepository).self, scope: .shared, StoreBookRepository.init(source:))
    registry.register((any Interchange<Book>).self, scope: .shared) { BookFiles.interchange }
    registry.register(AddBookUseCase.self, AddBookUseCase.init(repository:))
    registry.register(BookStatisticsUseCase.self, BookStatisticsUseCase.init(repository:))
    registry.register(ImportUseCase<Book>.self) { (books: any BookRepository) in ImportUseCase(repository: books) }
    registry.register(SearchBooksUseCase.self, SearchBooksUseCase.init(repository:))
    registry.register(UpdateBookUseCase.self, UpdateBookUseCase.init(repository:))
    registry.register(BookListViewModel.self, BookListViewModel.init(repository:addBook:updateBook:searchBooks:))
  }

  public static func addCommands(to group: inout CommandTree<CommandAction>) {
    group.add(AddBook.self) { try await $0.run(on: $1, books: $2) }
    group.add(ListBooks.self) { try await $0.run(on: $1, books: $2) }
    group.add(ShowBook.self) { try await $0.run(on: $1, books: $2) }
    group.add(UpdateBook.self) { try await $0.run(on: $1, books: $2) }
    group.add(DeleteBook.self) { try await $0.run(on: $1, books: $2) }
    group.add(SearchBooks.self) { try await $0.run(on: $1, books: $2) }
    group.add(ImportBooks.self) { try await $0.run(on: $1, importBooks: $2, interchange: $3) }
    group.add(ExportBooks.self) { try await $0.run(on: $1, books: $2, interchange: $3) }
    group.add(ShowStatistics.self) { try await $0.run(on: $1, statistics: $2) }
  }

  public static func addEndpoints(to endpoints: inout Endpoints) {
    endpoints.add(BookRecord.remote) { (books: any BookRepository, add: AddBookUseCase, update: UpdateBookUseCase) in
      TableRules(
        create: { book, _, _ in try await add(book, allowingDuplicate: true) },
        change: { id, _, change in try await update(id, change) },
        delete: { id, _, _ in try await books.delete(id: id) })
    }
  }
}
