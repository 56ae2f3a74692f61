import BooksDomain
import Entities
import Files

/// The CSV that StoryGraph exports, with `Authors` and `ISBN/UID` or, as it was once, `Author` and `ISBN`.
struct StoryGraphFormat: ReadableFormat {
  let name = "storygraph"

  func recognises(_ beginning: FileBeginning) -> Bool {
    beginning.hasColumns("Title", "Read Status", "Star Rating")
  }

  func rows(of source: ByteSource) throws -> any ImportRows<Book> {
    try TableRows(CSVReader(detecting: source)) { try StoryGraphColumns($0).book }
  }
}
