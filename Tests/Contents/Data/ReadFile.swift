import ContentsData
import ContentsDomain
import Entities
import TestSupport
import Values

/// A file as the formats of the feature read it.
struct ReadFile {
  let format: String
  let rows: [ImportRow<Content>]

  init(_ text: String, format: String? = nil) async throws {
    (self.format, rows) = try await withScratchFolder { folder in
      try folder.write(text.utf8, to: "links")
      let opened = try ContentFiles.interchange.open(folder.path("links"), format: format)
      var rows: [ImportRow<Content>] = []
      while let row = try opened.rows.next() { rows.append(row) }
      return (opened.format, rows)
    }
  }

  /// The rows that describe a content.
  var contents: [Content] { rows.compactMap { try? $0.item.get() } }

  /// `url|theme|title|note|tags|addedAt` of each, empty where there is none.
  var lines: [String] {
    contents.map { content in
      let texts = [content.url?.text, content.theme?.text, content.title, content.note] as [String?]
      return (texts + [content.tags.joined(separator: ","), content.addedAt?.text]).map { $0 ?? "" }.joined(separator: "|")
    }
  }

  /// The line and reason of the others.
  var faults: [String] {
    rows.compactMap { row in
      guard case .failure(let fault) = row.item else { return nil }
      return "\(row.line): \(fault.reason)"
    }
  }
}
