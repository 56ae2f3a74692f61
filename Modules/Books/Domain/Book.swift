public import Entities
public import Foundation
public import Values

/// A book in somebody's library.
public struct Book: Entity {
  public static let noun = Noun("book", "books")

  public var id: UUID
  public var title: String
  public var author: String
  public var additionalAuthors: [String]
  /// As exactly as it is known.
  public var publishedDate: CalendarDate?
  public var isbn: ISBN?
  public var publisher: String?
  /// More than 0.
  public var pages: PageCount?
  /// A code such as `en`, or a name, as the person writes it.
  public var language: String?
  public var status: ReadingStatus?
  public var rating: Rating?
  public var dateRead: Day?
  public var dateAdded: Day?
  public var tags: [String]
  public var notes: String?

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
