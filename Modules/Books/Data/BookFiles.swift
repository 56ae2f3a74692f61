public import BooksDomain
import Entities
import Files

extension FileInterchange: BookInterchange where Item == Book {}

/// Every file format books are read from or written in.
public enum BookFiles {
  public static var interchange: any BookInterchange {
    let csv = EntityCSVFormat<Book>(required: ["title", "author"]) { Book(title: "", author: "") }
    let json = EntityJSONFormat<Book> { Book(title: "", author: "") }
    return FileInterchange(readable: [GoodreadsFormat(), csv, json], writable: [csv, json])
  }
}
