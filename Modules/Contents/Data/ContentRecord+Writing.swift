import ContentsDomain
import Files
public import Storage
import Values

extension ContentRecord {
  public func write(to row: inout RowBuilder) {
    row.id(model.id)
    row.text(model.theme?.text)
    row.text(model.url?.text)
    row.integer(model.level?.rank)
    row.text(model.title)
    row.text(model.note)
    row.text(model.tags.isEmpty ? nil : ListCell.joined(model.tags))
    row.integer(model.addedAt.map { Int($0.nanoseconds) })
    writeKeys(to: &row)
  }

  private func writeKeys(to row: inout RowBuilder) {
    row.text(model.url?.key)
    let title = model.title.map { (text: $0, folded: Fold.folded($0)) }
    row.text(title.map { SortKey.title($0.text, folded: $0.folded, language: nil) })
    row.text(title?.folded)
    if let theme = model.theme { row.folded(theme.text) } else { row.null() }
    if model.tags.isEmpty { row.null() } else { row.folded(model.tags, separator: "; ") }
    row.folded([model.url?.text, model.note].compactMap(\.self), separator: " ")
  }
}
