public import BooksDomain
public import Entities
public import Foundation
public import Observation
public import Views

/// A window on the library that a screen shows, and lists of any length that stream past it.
@Observable @MainActor
public final class BookListViewModel {
  /// Filter, order and part of a list of books.
  public typealias BookSelection = Selection<BookFilter, BookOrder>

  private let window: ListWindow<Book, BookFilter, BookOrder>
  @ObservationIgnored private let repository: any BookRepository
  @ObservationIgnored private let addBook: AddBookUseCase
  @ObservationIgnored private let updateBook: UpdateBookUseCase
  @ObservationIgnored private let searchBooks: SearchBooksUseCase

  /// Loads nothing yet.
  public nonisolated init(
    repository: any BookRepository, addBook: AddBookUseCase, updateBook: UpdateBookUseCase, searchBooks: SearchBooksUseCase
  ) {
    self.repository = repository
    self.addBook = addBook
    self.updateBook = updateBook
    self.searchBooks = searchBooks
    window = ListWindow { repository.pages($0) }
  }

  /// The window, in the order of the selection.
  public var books: [Book] { window.items }
  /// Whether the window is being read.
  public var isLoading: Bool { window.isLoading }
  /// What went wrong last, in the user's words; nil after something went well.
  public var error: Message? { window.error }
  /// Whether the library has more of the selected books than the window.
  public var hasMore: Bool { window.hasMore }

  /// Fills the window with the first of the selected books.
  public func load(_ selection: BookSelection = Selection(BookFilter())) async { await window.load(selection) }

  /// Makes the window longer, when there is more.
  public func loadMore() async { await window.loadMore() }

  /// Returns the book as it is stored; the window then shows it where it belongs.
  public func add(_ book: Book, allowingDuplicate: Bool = false) async throws -> Book {
    try await window.changing { try await addBook(book, allowingDuplicate: allowingDuplicate) }
  }

  /// Returns the book as it is stored; the window then shows it where it belongs.
  public func update(_ id: UUID, _ change: (inout Book) throws -> Void) async throws -> Book {
    try await window.changing { try await updateBook(id, change) }
  }

  /// False when there was no such book.
  public func delete(_ id: UUID) async throws -> Bool {
    try await window.changing { try await repository.delete(id: id) }
  }

  /// Finds the one book a person means by an id, the beginning of one, or an ISBN.
  public func find(_ reference: String) async throws -> Book {
    try await FindUseCase.books(in: repository)(reference)
  }

  /// All selected books, streamed.
  public func list(_ selection: BookSelection) -> ListView<Book> {
    BookViews.list(.rows(RowSource(repository.pages(selection))), of: selection)
  }

  /// All books the text is found in, streamed, the best match first.
  public func found(_ text: String, limit: Int?, offset: Int) -> ListView<Book> {
    BookViews.found(
      .rows(RowSource(searchBooks(text, limit: limit, offset: offset))), text: text, isWhole: limit != 0 && offset == 0)
  }

  /// The window as a view.
  public var view: ListView<Book> { BookViews.list(window.content, of: window.selection ?? Selection(BookFilter())) }
}
