import ContentsDomain
import Files
public import Storage
import Values

extension ContentRecord {
  public func write(to row: inout RowBuilder) {
    row.id(model.id)
    row.text(model.name)
    row.text(model.tags.isEmpty ? nil : ListCell.joined(model.tags))
    row.text(model.note)
    row.integer(model.addedAt.map { Int($0.nanoseconds) })
    row.text(Content.key(of: model.name))
    if model.tags.isEmpty { row.null() } else { row.folded(model.tags, separator: "; ") }
    if let note = model.note { row.folded(note) } else { row.null() }
  }
}
