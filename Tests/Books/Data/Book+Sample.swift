import BooksDomain
import Foundation
import Values

extension Book {
  /// A book of which only what a test is about is said.
  static func sample(
    _ title: String = "Dune", by author: String = "Frank Herbert", published: String? = nil, isbn: String? = nil,
    _ change: (inout Book) throws -> Void = { _ in }
  ) throws -> Book {
    var book = Book(
      title: title, author: author, publishedDate: try published.map { try CalendarDate(parsing: $0) },
      isbn: try isbn.map { try ISBN(parsing: $0) })
    try change(&book)
    return book
  }

  /// A book with every property.
  static func full() throws -> Book {
    Book(
      id: UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)), title: "Good Omens", author: "Terry Pratchett",
      additionalAuthors: ["Neil Gaiman", "a; b\\"], publishedDate: try CalendarDate(parsing: "1990-05-10"),
      isbn: try ISBN(parsing: "9780060853983"), publisher: "Gollancz", pages: try PageCount(288), language: "en",
      status: .reading,
      rating: try Rating(parsing: "4.25"), dateRead: try Day(parsing: "2001-02-03"), dateAdded: try Day(parsing: "2000-12-31"),
      tags: ["funny", "end of the world", "\\;"], notes: "Two\nlines")
  }
}
