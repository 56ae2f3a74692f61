import BooksDomain
import Entities
import Foundation
import Values

extension BibTeXEntry {
  /// Entries whose `pages` may say how many there are; in all others it says which.
  private static let wholes: Set<String> = [
    "book", "mvbook", "booklet", "collection", "mvcollection", "manual", "mastersthesis", "mvproceedings", "mvreference",
    "phdthesis", "proceedings", "reference", "report", "techreport", "thesis",
  ]

  /// The book an entry describes, and whether the entry states the book's id.
  ///
  /// Throws `RowFault` that names the field, or what is missing.
  func book() throws(RowFault) -> (Book, hasID: Bool) {
    guard let title = try title() else { throw missing("no title") }
    var names = try names("author")
    if names.isEmpty { names = try self.names("editor") }
    guard let author = names.first else { throw missing("neither author nor editor") }
    let id = try parsed("app-id", Self.id)
    let book = Book(
      id: id ?? RandomID.make(), title: title, author: author, additionalAuthors: Array(names.dropFirst()),
      publishedDate: try publishedDate(), isbn: try parsed("isbn", Self.isbn), publisher: try text("publisher"),
      pages: try pages(), language: try firstText("language", "langid")?.text, status: try parsed("readstatus", Self.status),
      rating: try parsed("rating", Self.rating), dateRead: try parsed("dateread", Day.init(parsing:)),
      dateAdded: try dateAdded(), tags: try items("keywords") + items("keyword"), notes: try notes())
    return (book, id != nil)
  }

  private func missing(_ what: String) -> RowFault {
    let name = key.isEmpty ? "An entry" : "The entry \(quoted(key))"
    let parent = isOrphan ? "; the entry its crossref names is not in the file, or too far away" : ""
    return RowFault("\(name) of type \(quoted(type)) has \(what)\(parent).")
  }

  /// The title with its subtitle; a volume without one is called as the book it belongs to.
  private func title() throws(RowFault) -> String? {
    let isPart = try text("title") == nil
    guard let title = try text(isPart ? "booktitle" : "title") else { return nil }
    guard let subtitle = try text(isPart ? "booksubtitle" : "subtitle") else { return title }
    let endsSentence = title.unicodeScalars.last.map { ":?!.".unicodeScalars.contains($0) } ?? false
    return title + (endsSentence ? " " : ": ") + subtitle
  }

  private func publishedDate() throws(RowFault) -> CalendarDate? {
    if let date = try parsed("date", BibTeXDate.biblatex) { return date }
    guard let year = try parsed("year", BibTeXDate.year) else { return nil }
    return BibTeXDate.date(year, month: try text("month"), day: try text("day"))
  }

  private func pages() throws(RowFault) -> PageCount? {
    if let pages = try parsed("pagetotal", PageCount.init(parsing:)) { return pages }
    if let pages = try parsed("numpages", PageCount.init(parsing:)) { return pages }
    return Self.wholes.contains(type) ? try parsed("pages") { try? PageCount(parsing: $0) } : nil
  }

  /// Of other programs `date-added` (BibDesk) and `timestamp` (JabRef), which may go on with a time.
  private func dateAdded() throws(RowFault) -> Day? {
    if let day = try parsed("dateadded", Day.init(parsing:)) { return day }
    guard let (_, text) = try firstText("date-added", "timestamp") else { return nil }
    return try? Day(parsing: String(String.UnicodeScalarView(text.unicodeScalars.prefix(10).map { $0 == "." ? "-" : $0 })))
  }

  /// What is said about the book, each in a paragraph of its own.
  private func notes() throws(RowFault) -> String? {
    var notes: [String] = []
    for name in ["note", "annote", "annotation", "abstract"] {
      if let note = try text(name, keepsParagraphs: true), !notes.contains(note) { notes.append(note) }
    }
    return notes.isEmpty ? nil : notes.joined(separator: "\n\n")
  }
}

extension BibTeXEntry {
  private static func id(_ text: String) throws -> UUID? {
    guard let id = UUIDText.uuid(text) else { throw ValueError("\(quoted(text)) is no id; an id is a UUID.") }
    return id
  }

  /// JabRef's `skimmed` is none of our states.
  private static func status(_ text: String) throws -> ReadingStatus? {
    text == "skimmed" ? nil : try ReadingStatus(parsing: text)
  }

  /// BibDesk writes 0 for none.
  private static func rating(_ text: String) throws -> Rating? {
    text == "0" ? nil : try Rating(parsing: text)
  }

  /// Of several numbers, as catalogues give for bindings and volumes, the first that is one.
  private static func isbn(_ text: String) throws -> ISBN? {
    do {
      return try ISBN(parsing: text)
    } catch {
      for part in text.split(whereSeparator: { $0 == "," || $0 == ";" }) {
        if let isbn = try? ISBN(parsing: Tidy.trimmed(String(part))) { return isbn }
        for word in part.split(separator: " ") {
          if let isbn = try? ISBN(parsing: String(word)) { return isbn }
        }
      }
      throw error
    }
  }
}
