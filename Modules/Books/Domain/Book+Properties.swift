public import Entities
import Values

extension Book {
  public static let properties: [Property<Book>] = [
    .id,
    .text("title", \.title) { $0.title },
    .text("author", aliases: ["authors"], \.author) { $0.author },
    .list("additionalAuthors", aliases: ["additional author"], \.additionalAuthors) { $0.additionalAuthors },
    .optional("publishedDate", aliases: ["published"], \.publishedDate) { $0.publishedDate.map { .date($0) } ?? .none },
    .optional("isbn", aliases: ["isbn13"], \.isbn) { $0.isbn.map { .text($0.text) } ?? .none },
    .optionalText("publisher", \.publisher) { $0.publisher },
    .optional("pages", \.pages) { $0.pages.map { .integer($0.number) } ?? .none },
    .optionalText("language", \.language) { $0.language },
    .optional("status", \.status) { $0.status.map { .text($0.text) } ?? .none },
    .optional("rating", \.rating) { $0.rating.map { .number($0.text) } ?? .none },
    .optional("dateRead", \.dateRead) { $0.dateRead.map { .date($0.date) } ?? .none },
    .optional("dateAdded", aliases: ["added"], \.dateAdded) { $0.dateAdded.map { .date($0.date) } ?? .none },
    .list("tags", aliases: ["tag"], \.tags) { $0.tags },
    .optionalText("notes", \.notes) { $0.notes },
  ]
}
