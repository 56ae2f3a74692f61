import Entities
import Foundation
import Storage

struct NoteRecord: Record {
  static let table = Table("notes", columns: [Table.id, .text("text")])

  private let note: Note

  init(_ note: Note) {
    self.note = note
  }

  static func model(of row: borrowing Row) throws -> Note {
    Note(id: try row.id(0), text: try row.text(1))
  }

  func write(to row: inout RowBuilder) {
    row.id(note.id)
    row.text(note.text)
  }
}
