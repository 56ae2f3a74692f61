import Entities
import Files
import UsersDomain

/// The cards of a file, one after another.
final class VCardRows: ImportRows {
  private let lines: VCardLines
  /// The line of a card that was begun before the one around it ended.
  private var begun: Int?

  init(_ source: ByteSource) {
    lines = VCardLines(source)
  }

  var bytesRead: Int { lines.bytesRead }

  func next() throws -> ImportRow<User>? {
    do {
      return try card()
    } catch let fault as InputFault {
      return ImportRow(line: fault.line, item: .failure(RowFault(fault.reason)))
    }
  }

  private func card() throws -> ImportRow<User>? {
    guard let start = try beginning() else { return nil }
    guard start.isCard else {
      return ImportRow(line: start.line, item: .failure(RowFault("A card was expected, which begins with BEGIN:VCARD.")))
    }
    var card = VCard()
    while let line = try lines.next() {
      // A line that is none, such as a note somebody broke by hand, is no reason to lose the card.
      guard let property = VCardProperty(line.bytes) else { continue }
      if Self.isMark(property, "END") {
        return ImportRow(line: start.line, hasID: card.id != nil, item: Result { () throws(RowFault) in try card.user() })
      }
      if Self.isMark(property, "BEGIN") {
        begun = line.number
        break
      }
      card.take(property)
    }
    return ImportRow(line: start.line, item: .failure(RowFault("The card that begins here has no END:VCARD.")))
  }

  /// Where the next card begins, or the first of several lines that belong to none.
  private func beginning() throws -> (line: Int, isCard: Bool)? {
    if let line = begun {
      begun = nil
      return (line, true)
    }
    var stray: Int?
    while let line = try lines.next() {
      let isCard = VCardProperty(line.bytes).map { Self.isMark($0, "BEGIN") } ?? false
      if isCard, let stray {
        begun = line.number
        return (stray, false)
      }
      if isCard { return (line.number, true) }
      stray = stray ?? line.number
    }
    return stray.map { ($0, false) }
  }

  private static func isMark(_ property: VCardProperty, _ name: String) -> Bool {
    property.name == name && property.value.uppercased().filter { $0 != " " } == "VCARD"
  }
}
