public import Foundation
public import Values

/// What the rules of the library refuse.
public enum BookError: Failure, Equatable {
  case titleMissing
  case authorMissing
  case yearTooLate(CalendarDate, latest: Int)
  case isbnTaken(ISBN, by: String)
  /// The book that is the same work.
  case alreadyThere(Book)
  case gone(UUID)

  public var kind: FailureKind {
    switch self {
    case .titleMissing, .authorMissing, .yearTooLate: .invalidValue
    case .isbnTaken, .alreadyThere: .taken
    case .gone: .notFound
    }
  }

  public var message: String {
    switch self {
    case .titleMissing: "A book needs a title."
    case .authorMissing: "A book needs an author."
    case .yearTooLate(let date, let latest):
      "'\(date.text)' is no date a book was published on; the latest year allowed is \(latest)."
    case .isbnTaken(let isbn, let title): "The ISBN \(isbn.text) belongs to \(quoted(title)) already."
    case .alreadyThere(let book):
      "\(quoted(book.title)) by \(book.author) is there already, with the id \(UUIDText.text(book.id))."
    case .gone(let id): "The book \(UUIDText.text(id)) is no longer there."
    }
  }
}
