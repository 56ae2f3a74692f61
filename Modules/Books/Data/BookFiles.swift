public import BooksDomain
public import Entities
import Files

/// Every file format books are read from or written in.
public enum BookFiles {
  /// Reads Goodreads, CSV and JSON, writes CSV and JSON.
  public static var interchange: any Interchange<Book> {
    let blank = Book(title: "", author: "")
    let csv = EntityCSVFormat(required: ["title", "author"], blank: blank)
    let json = EntityJSONFormat(blank: blank)
    return FileInterchange(readable: [GoodreadsFormat(), csv, json], writable: [csv, json])
  }
}
