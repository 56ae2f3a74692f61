import ContentsDomain
import Entities
import Files
import Values

/// The bookmarks of a file of buku.
final class BukuRows: ImportRows {
  private let reader: JSONReader

  init(_ reader: JSONReader) {
    self.reader = reader
  }

  var bytesRead: Int { reader.bytesRead }

  func next() throws -> ImportRow<Content>? {
    do {
      guard let element = try reader.next() else { return nil }
      return ImportRow(line: element.line) { try Self.content(element.value) }
    } catch let fault as InputFault {
      return ImportRow(line: fault.line, item: .failure(RowFault(fault.reason)))
    }
  }

  private static func content(_ value: JSONValue) throws -> Content {
    guard case .object(let members) = value else { throw RowFault("A bookmark is an object with a member 'uri'.") }
    func text(_ name: String) -> String? {
      guard case .string(let text)? = members.first(where: { $0.name == name })?.value else { return nil }
      return text
    }
    let url = try LinkText.address(text("uri"))
    return Content(
      url: url, title: LinkText.title(text("title"), of: url.text), note: Tidy.optional(text("description")),
      tags: LinkText.tags(text("tags"), separator: ","))
  }
}
