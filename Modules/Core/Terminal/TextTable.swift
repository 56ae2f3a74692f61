public import Files

/// A table for people, aligned by display width, that streams: column widths come from the first rows.
///
/// Without a terminal width nothing is ever cut; a later cell that is wider than its column pushes the rest of its row.
public struct TextTable: Sendable {
  /// Rows looked at before the widths are settled.
  public static let rowsMeasured = 1000

  private let columns: [TableColumn]
  private let terminalWidth: Int?
  private let style: Style
  private var waiting: [[Cell]] = []
  private var layout: TableLayout?

  private struct Cell {
    var text: String
    var width: Int

    init(_ text: String) {
      var text = SafeText.forTerminal(text)
      // Blanks at its end cannot be seen, but would stand at the end of a line.
      while text.utf8.last == UInt8(ascii: " ") { text.unicodeScalars.removeLast() }
      self.text = text
      width = DisplayWidth.of(self.text)
    }
  }

  /// A table for a terminal of so many display columns, or for a file or pipe when the width is nil.
  public init(columns: [TableColumn], terminalWidth: Int? = nil, style: Style = .plain) {
    self.columns = columns
    self.terminalWidth = terminalWidth
    self.style = style
  }

  /// Takes a row of as many cells as there are columns; missing ones are empty. Rows come out from the 1,000th on.
  public mutating func add(_ cells: [String], to buffer: inout ByteBuffer) {
    let row = columns.indices.map { Cell($0 < cells.count ? cells[$0] : "") }
    if let layout {
      write(row, layout, to: &buffer)
    } else {
      waiting.append(row)
      if waiting.count == Self.rowsMeasured { settle(to: &buffer) }
    }
  }

  /// Writes what is still waiting. A table without rows writes nothing, not even its header.
  public mutating func finish(to buffer: inout ByteBuffer) {
    if layout == nil && !waiting.isEmpty { settle(to: &buffer) }
  }

  private mutating func settle(to buffer: inout ByteBuffer) {
    let titles = columns.map { Cell($0.title) }
    let natural = columns.indices.map { place in
      waiting.reduce(titles[place].width) { max($0, $1[place].width) }
    }
    let layout = TableLayout(columns: columns, natural: natural, terminalWidth: terminalWidth)
    self.layout = layout
    write(titles, layout, role: .header, to: &buffer)
    for row in waiting { write(row, layout, to: &buffer) }
    waiting = []
  }

  private func write(_ row: [Cell], _ layout: TableLayout, role: StyleRole? = nil, to buffer: inout ByteBuffer) {
    let cells = fitted(row, layout)
    // Blanks wait for the next text, so that no line ends in one.
    var blanks = 0
    var isFirst = true
    for (place, width) in layout.widths.enumerated() {
      guard let width else { continue }
      if !isFirst { blanks += TableLayout.gap }
      isFirst = false
      let cell = cells[place]
      let padding = max(width - cell.width, 0)
      if cell.text.isEmpty {
        blanks += padding
        continue
      }
      let isRight = columns[place].alignment == .right
      buffer.append(blanks: isRight ? blanks + padding : blanks)
      buffer.append(role.map { style.apply($0, to: cell.text) } ?? cell.text)
      blanks = isRight ? 0 : padding
    }
    buffer.append(UInt8(ascii: "\n"))
  }

  /// Cuts the cells of a row that would not fit the terminal; a row that fits keeps them whole.
  private func fitted(_ row: [Cell], _ layout: TableLayout) -> [Cell] {
    guard let terminalWidth else { return row }
    let excess = layout.widths.enumerated().reduce(0) { sum, item in
      item.element.map { sum + max(row[item.offset].width - $0, 0) } ?? sum
    }
    if excess == 0 || layout.total + excess <= terminalWidth { return row }
    return row.enumerated().map { place, cell in
      guard let width = layout.widths[place], cell.width > width else { return cell }
      return Cell(TextCut.fitting(cell.text, width: width))
    }
  }
}
