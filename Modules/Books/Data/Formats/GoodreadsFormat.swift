import BooksDomain
import Entities
import Files
import Values

/// The CSV that Goodreads exports, in its older form of 31 columns and its newer one of 24.
struct GoodreadsFormat: ReadableFormat {
  let name = "goodreads"

  func recognises(_ beginning: FileBeginning) -> Bool {
    beginning.hasColumns("Book Id", "Title", "Author", "Exclusive Shelf")
  }

  func rows(of source: ByteSource) throws -> any ImportRows<Book> {
    try TableRows(CSVReader(source)) { columns in
      let columns = try GoodreadsColumns(columns)
      return { try columns.book($0) }
    }
  }
}

/// Where the columns stand that a book is made of.
private struct GoodreadsColumns {
  let title: Int, author: Int
  let additionalAuthors, isbn, isbn13, rating, publisher, pages, yearPublished, originalYear: Int?
  let dateRead, dateAdded, shelves, exclusiveShelf, review, privateNotes: Int?

  init(_ columns: NamedColumns) throws {
    guard let title = columns["Title"], let author = columns["Author"] else {
      throw InputFault(line: 1, reason: "A Goodreads export has the columns 'Title' and 'Author'.", endsReading: true)
    }
    (self.title, self.author) = (title, author)
    additionalAuthors = columns["Additional Authors"]
    (isbn, isbn13) = (columns["ISBN"], columns["ISBN13"])
    (rating, publisher, pages) = (columns["My Rating"], columns["Publisher"], columns["Number of Pages"])
    (yearPublished, originalYear) = (columns["Year Published"], columns["Original Publication Year"])
    (dateRead, dateAdded) = (columns["Date Read"], columns["Date Added"])
    (shelves, exclusiveShelf) = (columns["Bookshelves"], columns["Exclusive Shelf"])
    (review, privateNotes) = (columns["My Review"], columns["Private Notes"])
  }

  func book(_ row: CSVRow) throws -> Book {
    let shelf = row.filled(exclusiveShelf)
    let status = shelf.flatMap(GoodreadsShelf.status)
    return Book(
      title: row.text(title), author: Self.collapsed(row.text(author)),
      additionalAuthors: Self.items(row.filled(additionalAuthors)).map(Self.collapsed), publishedDate: try published(row),
      isbn: try isbn(row), publisher: row.filled(publisher), pages: try Self.number(row.filled(pages)).map { try PageCount($0) },
      status: status, rating: try Self.rating(row.filled(rating)), dateRead: try row.filled(dateRead).map { try Day(parsing: $0) },
      dateAdded: try row.filled(dateAdded).map { try Day(parsing: $0) }, tags: tags(row, shelf: status == nil ? shelf : nil),
      notes: notes(row))
  }

  /// The year of the first edition where it is known.
  private func published(_ row: CSVRow) throws -> CalendarDate? {
    try [originalYear, yearPublished].lazy.compactMap { row.filled($0) }.first { $0 != "0" }.map { try CalendarDate(parsing: $0) }
  }

  /// Cells are written `="0439554934"`, so that a spreadsheet keeps the zeros.
  private func isbn(_ row: CSVRow) throws -> ISBN? {
    let cells = [isbn13, isbn].compactMap { row.filled($0) }.map { $0.filter { $0 != "=" && $0 != "\"" } }.filter { !$0.isEmpty }
    if let valid = cells.lazy.compactMap({ try? ISBN(parsing: $0) }).first { return valid }
    return try cells.first.map { try ISBN(parsing: $0) }
  }

  private func tags(_ row: CSVRow, shelf: String?) -> [String] {
    let shelves = Self.items(row.filled(shelves)).filter { GoodreadsShelf.status($0) == nil }
    guard let shelf, !shelves.contains(shelf) else { return shelves }
    return [shelf] + shelves
  }

  private func notes(_ row: CSVRow) -> String? {
    let notes = [review, privateNotes].compactMap { row.filled($0) }.map(Self.withLineEnds)
    return notes.isEmpty ? nil : notes.joined(separator: "\n\n")
  }

  private static func rating(_ text: String?) throws -> Rating? {
    guard let text, text != "0" else { return nil }
    return try Rating(parsing: text)
  }

  private static func number(_ text: String?) throws -> Int? {
    guard let text, text != "0" else { return nil }
    return try PageCount(parsing: text).number
  }

  private static func items(_ text: String?) -> [String] {
    (text?.split(separator: ",") ?? []).map { Tidy.text(String($0)) }.filter { !$0.isEmpty }
  }

  /// Goodreads writes two blanks where a name has no middle part.
  private static func collapsed(_ name: String) -> String {
    name.split(separator: " ").joined(separator: " ")
  }

  /// Reviews hold `<br/>` for line ends.
  private static func withLineEnds(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "<")) else { return text }
    var result = ""
    var rest = text[...]
    while let tag = rest.firstIndex(of: "<") {
      result += rest[..<tag]
      rest = rest[tag...]
      guard let form = ["<br/>", "<br />", "<br>"].first(where: { rest.hasPrefix($0) }) else {
        result += "<"
        rest = rest.dropFirst()
        continue
      }
      result += "\n"
      rest = rest.dropFirst(form.count)
    }
    return result + rest
  }
}

/// The shelves of which a book is on exactly one.
private enum GoodreadsShelf {
  /// nil for a shelf of the reader's own making.
  static func status(_ shelf: String) -> ReadingStatus? {
    switch shelf {
    case "read": .read
    case "to-read": .toRead
    case "currently-reading": .reading
    case "abandoned", "did-not-finish", "dnf": .abandoned
    default: nil
    }
  }
}
