public import Values

/// What the rules of the library refuse.
public enum BookError: Failure, Equatable {
  case titleMissing
  case authorMissing
  case yearTooLate(CalendarDate, latest: Int)
  case isbnTaken(ISBN, by: String)
  case alreadyThere(title: String, id: String)
  case gone(id: String)

  public var kind: FailureKind {
    switch self {
    case .titleMissing, .authorMissing, .yearTooLate: .invalidValue
    case .isbnTaken, .alreadyThere: .refused
    case .gone: .notFound
    }
  }

  public var message: String {
    switch self {
    case .titleMissing: "A book needs a title."
    case .authorMissing: "A book needs an author."
    case .yearTooLate(let date, let latest): "'\(date.text)' is no year a book was published in; \(latest) is the latest allowed."
    case .isbnTaken(let isbn, let title): "The ISBN \(isbn.text) belongs to '\(title)' already."
    case .alreadyThere(let title, let id):
      "'\(title)' by this author and of this year is there already (id \(id)); add --duplicate to keep both."
    case .gone(let id): "The book \(id) is no longer there."
    }
  }
}
