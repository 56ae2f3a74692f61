public import Entities
import Values

extension Book {
  public static let properties: [Property<Book>] = [
    .id,
    .text("title", { $0.title }, { $0.title = $1 }),
    .text("author", aliases: ["authors"], { $0.author }, { $0.author = $1 }),
    .list("additionalAuthors", aliases: ["additional author"], { $0.additionalAuthors }, { $0.additionalAuthors = $1 }),
    .optional(
      "publishedDate", aliases: ["published"], as: { (date: CalendarDate) in .date(date) }, { $0.publishedDate },
      { $0.publishedDate = $1 }),
    .optional("isbn", aliases: ["isbn13"], as: { (isbn: ISBN) in .text(isbn.text) }, { $0.isbn }, { $0.isbn = $1 }),
    .optionalText("publisher", { $0.publisher }, { $0.publisher = $1 }),
    .optional("pages", as: { (pages: PageCount) in .integer(pages.number) }, { $0.pages }, { $0.pages = $1 }),
    .optionalText("language", { $0.language }, { $0.language = $1 }),
    .optional("status", as: { (status: ReadingStatus) in .text(status.text) }, { $0.status }, { $0.status = $1 }),
    .optional("rating", as: { (rating: Rating) in .number(rating.text) }, { $0.rating }, { $0.rating = $1 }),
    .optional("dateRead", as: { (day: Day) in .date(day.date) }, { $0.dateRead }, { $0.dateRead = $1 }),
    .optional(
      "dateAdded", aliases: ["added"], as: { (day: Day) in .date(day.date) }, { $0.dateAdded }, { $0.dateAdded = $1 }),
    .list("tags", aliases: ["tag"], { $0.tags }, { $0.tags = $1 }),
    .optionalText("notes", { $0.notes }, { $0.notes = $1 }),
  ]
}
