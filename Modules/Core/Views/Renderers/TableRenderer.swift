import Entities
import Files
import Terminal

/// The columns of a list as a table for people.
struct TableRenderer<Item>: ListRenderer, ~Copyable {
  private struct Reader {
    let value: @Sendable (Item) -> PropertyValue
    let display: (@Sendable (PropertyValue) -> String)?
  }

  /// Apart from the columns, whose names a copy would count references of.
  private let readers: [Reader]
  private var table: TextTable

  init(_ columns: [Column<Item>], terminalWidth: Int?, style: Style) {
    readers = columns.map { Reader(value: $0.value, display: $0.ownDisplay) }
    table = TextTable(columns: columns.map(\.tableColumn), terminalWidth: terminalWidth, style: style)
  }

  mutating func add(_ item: Item, to buffer: inout ByteBuffer) {
    for reader in readers {
      let value = reader.value(item)
      if let display = reader.display {
        table.addCell(display(value))
      } else {
        table.addCell(value)
      }
    }
    table.endRow(to: &buffer)
  }

  mutating func finish(to buffer: inout ByteBuffer) {
    table.finish(to: &buffer)
  }
}

extension TextTable {
  /// A value in its `displayText`, most of them without making that.
  fileprivate mutating func addCell(_ value: consuming PropertyValue) {
    switch value {
    case .id(let id): addPlainCell { $0.append(id) }
    case .integer(let number): addPlainCell { $0.append(decimal: number) }
    case .date(let date): addPlainCell { $0.append(date) }
    case .text(let text): addCell(text)
    case .none, .number, .flag, .list, .members, .money: addCell(value.displayText)
    }
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
