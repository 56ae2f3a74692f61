import ContentsDomain
import Entities
import Files
import Markup
import Values

/// A link of a bookmark file as it is written there.
struct NetscapeLink {
  private let attributes: [MarkupAttribute]
  private let folders: [String]
  private let line: Int
  var title = ""
  /// What stands behind it as its description.
  var note = ""

  init(_ attributes: [MarkupAttribute], folders: [String], line: Int) {
    (self.attributes, self.folders, self.line) = (attributes, folders, line)
  }

  var row: ImportRow<Content> { ImportRow(line: line) { try content() } }

  private func content() throws -> Content {
    let url = try LinkText.address(attribute("href"))
    return Content(
      theme: try LinkText.theme(folders), url: url, level: attribute("level").flatMap { try? Level(parsing: $0) },
      title: LinkText.title(title, of: url.text), note: Tidy.optional(note),
      tags: LinkText.tags(attribute("tags"), separator: ","),
      addedAt: EpochTime.timestamp(attribute("add_date") ?? attribute("time_added")))
  }

  private func attribute(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
}
