import Entities
import Files
import Terminal

/// The columns of a list as a table for people.
struct TableRenderer<Item>: ListRenderer {
  private let columns: [Column<Item>]
  private var table: TextTable

  init(_ columns: [Column<Item>], terminalWidth: Int?, style: Style) {
    self.columns = columns
    table = TextTable(columns: columns.map(\.tableColumn), terminalWidth: terminalWidth, style: style)
  }

  mutating func add(_ item: Item, to buffer: inout ByteBuffer) {
    table.add(columns.map { $0.display($0.value(item)) }, to: &buffer)
  }

  mutating func finish(to buffer: inout ByteBuffer) {
    table.finish(to: &buffer)
  }
}

extension Column {
  fileprivate var tableColumn: TableColumn {
    let tableFit: TableColumn.Fit =
      switch fit {
      case .fixed: .fixed
      case .flexible(let minimum): .flexible(minimum: minimum)
      case .abbreviated(let minimum): .abbreviated(minimum: minimum)
      }
    return TableColumn(title, alignment: alignment == .leading ? .left : .right, fit: tableFit, priority: priority)
  }
}
