import ContentsDomain
import Entities
import Files
import Values

/// The CSV that Pocket gave its readers when it closed, and an older one with a column more.
struct PocketFormat: ReadableFormat {
  let name = "pocket"

  func recognises(_ beginning: FileBeginning) -> Bool { beginning.hasColumns("title", "url", "time_added", "tags") }

  func rows(of source: ByteSource) throws -> any ImportRows<Content> {
    try TableRows(CSVReader(detecting: source)) { columns in
      let (url, title, tags) = (columns.column("url"), columns.column("title"), columns.column("tags"))
      let added = columns.column("time_added")
      guard url.index != nil else { throw InputFault(line: 1, reason: "Pocket's file has a column 'url'.", endsReading: true) }
      return { row in
        let address = try LinkText.address(row.filled(url))
        return Content(
          url: address, title: LinkText.title(row.filled(title), of: address.text),
          tags: LinkText.tags(row.filled(tags), separator: "|"), addedAt: EpochTime.timestamp(row.filled(added)))
      }
    }
  }
}
