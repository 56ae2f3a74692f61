public import Entities
import Values

/// Finds books by what a person remembers of them.
public struct SearchBooksUseCase: Sendable {
  private let repository: any BookRepository

  /// Works on the library of this repository.
  public init(repository: any BookRepository) {
    self.repository = repository
  }

  /// The best match first. A text that is an ISBN, in either form and with hyphens, finds that book alone where it is stored.
  public func callAsFunction(_ text: String, limit: Int? = nil, offset: Int = 0) -> Pages<Book> {
    let found = repository.search(text, limit: limit, offset: offset)
    guard let isbn = try? ISBN(parsing: text) else { return found }
    let repository = repository
    return Pages {
      var pages: Pages<Book>.AsyncIterator?
      return {
        if pages == nil, let book = try await repository.stored(isbn: isbn)?.item {
          pages = Pages { { nil } }.makeAsyncIterator()
          return offset == 0 && limit != 0 ? [book] : nil
        }
        if pages == nil { pages = found.makeAsyncIterator() }
        return try await pages?.next()
      }
    }
  }
}
