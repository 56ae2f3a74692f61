/// Exports of Goodreads made by hand, with the quirks of real ones.
enum GoodreadsExport {
  /// The older header, of 31 columns.
  static let older = """
    Book Id,Title,Author,Author l-f,Additional Authors,ISBN,ISBN13,My Rating,Average Rating,Publisher,Binding,Number of Pages,\
    Year Published,Original Publication Year,Date Read,Date Added,Bookshelves,Bookshelves with positions,Exclusive Shelf,My Review,\
    Spoiler,Private Notes,Read Count,Recommended For,Recommended By,Owned Copies,Original Purchase Date,Original Purchase Location,\
    Condition,Condition Description,BCID
    """

  /// The newer header, of 24 columns.
  static let newer = """
    Book Id,Title,Author,Author l-f,Additional Authors,ISBN,ISBN13,My Rating,Average Rating,Publisher,Binding,Number of Pages,\
    Year Published,Original Publication Year,Date Read,Date Added,Bookshelves,Bookshelves with positions,Exclusive Shelf,My Review,\
    Spoiler,Private Notes,Read Count,Owned Copies
    """

  /// A row under the newer header that says only this; the title is `T` and the author `A` where nothing else is said.
  static func row(_ cells: [String: String]) -> String {
    let cells = ["Book Id": "1", "Title": "T", "Author": "A", "My Rating": "0"].merging(cells) { $1 }
    return newer.split(separator: ",").map { quoted(cells[String($0)] ?? "") }.joined(separator: ",")
  }

  private static func quoted(_ cell: String) -> String {
    if cell.utf8.allSatisfy({ $0 != 0x22 && $0 != 0x2C && $0 != 0x0A && $0 != 0x0D }) { return cell }
    return "\"" + cell.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}
