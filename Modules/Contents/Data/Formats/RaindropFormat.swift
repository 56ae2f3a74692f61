import ContentsDomain
import Entities
import Files
import Values

/// The CSV that Raindrop exports; its folders are themes.
struct RaindropFormat: ReadableFormat {
  let name = "raindrop"

  func recognises(_ beginning: FileBeginning) -> Bool { beginning.hasColumns("title", "excerpt", "url", "folder", "created") }

  func rows(of source: ByteSource) throws -> any ImportRows<Content> {
    try TableRows(CSVReader(detecting: source)) { try RaindropColumns($0).content }
  }
}

/// The columns of it that a content is made of.
private struct RaindropColumns {
  private let url, title, note, excerpt, folder, tags, created: NamedColumn

  /// Raindrop's name for what is in no folder.
  private static let unsorted = "Unsorted"

  init(_ columns: NamedColumns) throws {
    url = columns.column("url")
    guard url.index != nil else { throw InputFault(line: 1, reason: "Raindrop's file has a column 'url'.", endsReading: true) }
    (title, note, excerpt) = (columns.column("title"), columns.column("note"), columns.column("excerpt"))
    (folder, tags, created) = (columns.column("folder"), columns.column("tags"), columns.column("created"))
  }

  func content(_ row: CSVRow) throws -> Content {
    let address = try LinkText.address(row.filled(url))
    let folder = row.filled(folder).flatMap { $0 == Self.unsorted ? nil : $0 } ?? ""
    return Content(
      theme: try LinkText.theme(folder.split(separator: "/").map(String.init)), url: address,
      title: LinkText.title(row.filled(title), of: address.text), note: row.filled(note) ?? row.filled(excerpt),
      tags: LinkText.tags(row.filled(tags), separator: ","),
      addedAt: row.filled(created).flatMap { (try? Timestamp(parsing: $0)) ?? EpochTime.timestamp($0) })
  }
}
