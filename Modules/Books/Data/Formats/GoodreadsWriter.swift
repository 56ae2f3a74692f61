import BooksDomain
import Entities
import Files
import Values

/// Writes books as the rows of a Goodreads export, text guarded as in every table.
///
/// What it writes of a book is what it would write of the book read back.
struct GoodreadsWriter: ItemWriter {
  private static let header = """
    Book Id,Title,Author,Author l-f,Additional Authors,ISBN,ISBN13,My Rating,Average Rating,Publisher,Binding,Number of Pages,\
    Year Published,Original Publication Year,Date Read,Date Added,Bookshelves,Bookshelves with positions,Exclusive Shelf,My Review,\
    Spoiler,Private Notes,Read Count,Recommended For,Recommended By,Owned Copies,Original Purchase Date,Original Purchase Location,\
    Condition,Condition Description,BCID

    """

  func begin(_ buffer: inout ByteBuffer) { buffer.append(Self.header) }

  func append(_ book: Book, to buffer: inout ByteBuffer) {
    let cells = Self.description(book) + Self.edition(book) + Self.reading(book)
    for (place, cell) in cells.enumerated() {
      if place > 0 { buffer.append(0x2C) }
      buffer.appendCSV(cell)
    }
    buffer.append(0x0A)
  }

  func end(_ buffer: inout ByteBuffer) {}

  /// `Book Id` to `Additional Authors`. The id is a number of Goodreads, which a book of ours has not.
  private static func description(_ book: Book) -> [String] {
    let author = GoodreadsText.name(book.author)
    let others = CommaList.items(book.additionalAuthors.joined(separator: ",")).map(GoodreadsText.name)
    return [""]
      + [book.title, author, lastNameFirst(author), Tidy.list(others).joined(separator: ", ")].map(SpreadsheetGuard.guarded)
  }

  private static func lastNameFirst(_ name: String) -> String {
    guard let blank = name.utf8.lastIndex(of: 0x20) else { return name }
    return "\(name[name.utf8.index(after: blank)...]), \(name[..<blank])"
  }

  /// `ISBN` to `Original Publication Year`. A year before 1 can only be that of the work.
  private static func edition(_ book: Book) -> [String] {
    let year = book.publishedDate?.year
    return [
      spreadsheetText(book.isbn?.tenDigits), spreadsheetText(book.isbn?.text), rating(book.rating), "",
      SpreadsheetGuard.guarded(book.publisher ?? ""), "",
      book.pages?.text ?? "", year.map { $0 > 0 ? String($0) : "" } ?? "", year.map { String($0) } ?? "",
    ]
  }

  /// `Date Read` to `BCID`. Notes are private, a review is for all to see.
  private static func reading(_ book: Book) -> [String] {
    let status = GoodreadsShelf.shelf(book.status)
    let tags = CommaList.items(book.tags.joined(separator: ",")).filter { GoodreadsShelf.status($0) == nil }
    let shelves = Tidy.list(tags) + [status].compactMap(\.self).filter { $0 != "read" }
    let notes = Tidy.optional(book.notes.map(GoodreadsText.lines)).map(GoodreadsText.review) ?? ""
    let readCount = book.status == .read || book.dateRead != nil ? "1" : "0"
    return [day(book.dateRead), day(book.dateAdded), SpreadsheetGuard.guarded(shelves.joined(separator: ", ")), "", status ?? ""]
      + ["", "", SpreadsheetGuard.guarded(notes), readCount, "", "", "0", "", "", "", "", ""]
  }

  /// `="0439554934"`, so that a spreadsheet keeps the zeros.
  private static func spreadsheetText(_ digits: String?) -> String { "=\"\(digits ?? "")\"" }

  /// Whole stars, rounded half up; any rating has one at least, since 0 is none.
  private static func rating(_ rating: Rating?) -> String {
    rating.map { String(max(($0.quarters + 2) / 4, 1)) } ?? "0"
  }

  /// `2011/03/09`.
  private static func day(_ day: Day?) -> String {
    guard let text = day?.text else { return "" }
    let parts = text.utf8.split(separator: 0x2D).map { String(Substring($0)) }.joined(separator: "/")
    return text.utf8.first == 0x2D ? "-" + parts : parts
  }
}
