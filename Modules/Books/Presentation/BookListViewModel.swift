public import BooksDomain
public import Entities
public import Foundation
public import Observation
import Values
public import Views

/// A window on the library that a screen shows, and lists of any length that stream past it.
@Observable @MainActor
public final class BookListViewModel {
  /// Filter, order and part of a list of books.
  public typealias BookSelection = Selection<BookFilter, BookOrder>

  /// How many books a window holds at first, and how many more it takes each time.
  public nonisolated static let windowSize = 50

  /// The window, in the order of the selection.
  public private(set) var books: [Book] = []
  /// Whether the window is being read.
  public private(set) var isLoading = false
  /// What went wrong last, in the user's words; nil after something went well.
  public private(set) var error: Message?
  /// Whether the library has more of the selected books than the window.
  public private(set) var hasMore = false
  private var selection: BookSelection?
  private var windowSize = BookListViewModel.windowSize

  /// Counts the reloads, so that a slow one does not undo a later one.
  @ObservationIgnored private var reloads = 0

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
  }

  /// Fills the window with the first of the selected books.
  public func load(_ selection: BookSelection = Selection(BookFilter())) async {
    self.selection = selection
    windowSize = Self.windowSize
    await reload()
  }

  /// Makes the window longer, when there is more.
  public func loadMore() async {
    guard hasMore else { return }
    windowSize += Self.windowSize
    await reload()
  }

  /// Returns the book as it is stored; the window then shows it where it belongs.
  public func add(_ book: Book, allowingDuplicate: Bool = false) async throws -> Book {
    try await changing { try await addBook(book, allowingDuplicate: allowingDuplicate) }
  }

  /// Returns the book as it is stored; the window then shows it where it belongs.
  public func update(_ id: UUID, _ change: (inout Book) throws -> Void) async throws -> Book {
    try await changing { try await updateBook(id, change) }
  }

  /// False when there was no such book.
  public func delete(_ id: UUID) async throws -> Bool {
    try await changing { try await repository.delete(id: id) }
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
  public var view: ListView<Book> {
    let selection = selection ?? Selection(BookFilter())
    if isLoading { return BookViews.list(.loading, of: selection) }
    if let error { return BookViews.list(.failed(error), of: selection) }
    return BookViews.list(.rows(RowSource(books)), of: selection)
  }

  private func reload() async {
    guard let selection else { return }
    reloads += 1
    let own = reloads
    isLoading = true
    let loaded = await window(of: selection)
    // Another reload began meanwhile; what it finds is newer.
    guard own == reloads else { return }
    isLoading = false
    switch loaded {
    case .success(let window):
      (books, hasMore) = window
      error = nil
    case .failure(let failure): error = Message(of: failure)
    }
  }

  private func window(of selection: BookSelection) async -> Result<([Book], hasMore: Bool), any Error> {
    let size = min(windowSize, selection.limit ?? .max)
    var selection = selection
    // One more than the window shows whether there is more.
    selection.limit = min(windowSize + 1, selection.limit ?? .max)
    do {
      let books = try await repository.pages(selection).all()
      return .success((Array(books.prefix(size)), hasMore: books.count > size))
    } catch {
      return .failure(error)
    }
  }

  private func changing<Result>(_ change: () async throws -> Result) async throws -> Result {
    do {
      let result = try await change()
      error = nil
      await reload()
      return result
    } catch {
      self.error = Message(of: error)
      throw error
    }
  }
}

extension Message {
  fileprivate init(of error: any Error) {
    if let failure = error as? any Failure {
      self.init(failure)
    } else {
      self.init("The library could not be used.", kind: .failure(.inputOutput))
    }
  }
}
