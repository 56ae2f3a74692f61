import BooksDomain
import Foundation
import Values

extension Book {
  /// A book whose id ends with the number.
  static func sample(_ number: UInt8, _ title: String, by author: String = "Frank Herbert") -> Book {
    Book(id: UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, number)), title: title, author: author)
  }

  /// A book with every property.
  static func full() throws -> Book {
    var book = Book.sample(1, "Good Omens", by: "Terry Pratchett")
    (book.additionalAuthors, book.publishedDate) = (["Neil Gaiman"], try CalendarDate(parsing: "1990-05-10"))
    (book.isbn, book.publisher, book.pages) = (try ISBN(parsing: "9780060853983"), "Gollancz", try PageCount(288))
    (book.language, book.status, book.rating) = ("en", .reading, try Rating(parsing: "4.25"))
    (book.dateRead, book.dateAdded) = (try Day(parsing: "2001-02-03"), try Day(parsing: "2000-12-31"))
    (book.tags, book.notes) = (["funny", "end of the world"], "Two\nlines")
    return book
  }
}
