import Entities
import Foundation
import Storage

struct NoteRecord: Record {
  static let table = Table("notes", columns: [Table.id, .text("text")])

  let model: Note

  init(_ model: Note) {
    self.model = model
  }

  init(row: borrowing Row) throws {
    model = Note(id: try row.id(0), text: try row.text(1))
  }

  func write(to row: inout RowBuilder) {
    row.id(model.id)
    row.text(model.text)
  }
}
