public import BooksDomain
public import Entities
import Files

/// The files of other programs that books come from and go to.
public enum BookFiles {
  public static var interchange: any Interchange<Book> {
    let csv = EntityCSVFormat<Book>(required: ["title", "author"]) { Book(title: "", author: "") }
    let json = EntityJSONFormat<Book> { Book(title: "", author: "") }
    return FileInterchange(readable: [GoodreadsFormat(), csv, json], writable: [csv, json])
  }
}
