public import Entities
public import Foundation
public import Values

/// A book in somebody's library.
public struct Book: Entity {
  /// What messages call it.
  public static let noun = Noun("book", "books")

  /// Made when the book is added, or stated by a file; never changes.
  public var id: UUID
  /// As it stands on the book, a leading article included; never empty once stored.
  public var title: String
  /// The first author, as people write the name; never empty once stored.
  public var author: String
  /// The others, in their order.
  public var additionalAuthors: [String]
  /// As exactly as it is known.
  public var publishedDate: CalendarDate?
  /// No two books of a library have the same.
  public var isbn: ISBN?
  /// A name, as the person writes it.
  public var publisher: String?
  /// More than 0.
  public var pages: PageCount?
  /// A code such as `en`, or a name, as the person writes it.
  public var language: String?
  /// nil when the reader has not said.
  public var status: ReadingStatus?
  /// The reader's own, in stars.
  public var rating: Rating?
  /// The day the reader finished it, the last time.
  public var dateRead: Day?
  /// The day it came into the library, or into the one it was imported from.
  public var dateAdded: Day?
  /// In the order they were given, without repetitions once stored.
  public var tags: [String]
  /// May have several lines.
  public var notes: String?

  /// A book no rule has looked at yet; see `prepared()`.
  public init(
    id: UUID = RandomID.make(), title: String, author: String, additionalAuthors: [String] = [],
    publishedDate: CalendarDate? = nil,
    isbn: ISBN? = nil, publisher: String? = nil, pages: PageCount? = nil, language: String? = nil,
    status: ReadingStatus? = nil, rating: Rating? = nil, dateRead: Day? = nil, dateAdded: Day? = nil, tags: [String] = [],
    notes: String? = nil
  ) {
    self.id = id
    self.title = title
    self.author = author
    self.additionalAuthors = additionalAuthors
    self.publishedDate = publishedDate
    self.isbn = isbn
    self.publisher = publisher
    self.pages = pages
    self.language = language
    self.status = status
    self.rating = rating
    self.dateRead = dateRead
    self.dateAdded = dateAdded
    self.tags = tags
    self.notes = notes
  }
}
