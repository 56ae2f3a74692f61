public import Files

/// A table for people, aligned by display width, that streams: column widths come from the first rows.
///
/// Without a terminal width nothing is ever cut; a later cell that is wider than its column pushes the rest of its row.
public struct TextTable: ~Copyable {
  /// Rows looked at before the widths are settled.
  public static let rowsMeasured = 1000

  private let columns: [TableColumn]
  private let terminalWidth: Int?
  private let style: Style
  /// The rows that wait for the widths; later the one row that is being added.
  private var cells: MeasuredCells
  private var rows = 0
  private var layout: TableLayout?

  /// A table for a terminal of so many display columns, or for a file or pipe when the width is nil.
  public init(columns: [TableColumn], terminalWidth: Int? = nil, style: Style = .plain) {
    self.columns = columns
    self.terminalWidth = terminalWidth
    self.style = style
    cells = MeasuredCells(cells: Self.rowsMeasured * columns.count)
  }

  /// Takes a row of as many cells as there are columns; missing ones are empty. Rows come out from the 1,000th on.
  public mutating func add(_ row: [String], to buffer: inout ByteBuffer) {
    for text in row { addCell(text) }
    endRow(to: &buffer)
  }

  /// Takes the next cell of a row; one that no column is left for is dropped.
  public mutating func addCell(_ text: consuming String) {
    if hasRoom { cells.append(text) }
  }

  /// Takes a cell of printable ASCII that ends in no blank, such as a number, written without a `String` in between.
  public mutating func addPlainCell(_ write: (inout ByteBuffer) -> Void) {
    if hasRoom { cells.append(plain: write) }
  }

  /// Ends a row; cells it did not get are empty. Rows come out from the 1,000th on.
  public mutating func endRow(to buffer: inout ByteBuffer) {
    while hasRoom { cells.append("") }
    rows += 1
    if let layout {
      write(layout, to: &buffer)
    } else if rows == Self.rowsMeasured {
      settle(to: &buffer)
    }
  }

  /// Writes what is still waiting. A table without rows writes nothing, not even its header.
  public mutating func finish(to buffer: inout ByteBuffer) {
    if layout == nil && rows > 0 { settle(to: &buffer) }
  }

  /// Whether the row that is being added has fewer cells than there are columns.
  private var hasRoom: Bool { cells.count < (rows + 1) * columns.count }

  private mutating func settle(to buffer: inout ByteBuffer) {
    var titles = MeasuredCells(cells: columns.count)
    for column in columns { titles.append(column.title) }
    let natural = columns.indices.map { place in
      var width = titles.width(place)
      for row in 0..<rows { width = max(width, cells.width(row * columns.count + place)) }
      return width
    }
    let layout = TableLayout(columns: columns, natural: natural, terminalWidth: terminalWidth)
    self.layout = layout
    TableLines(columns: columns, layout: layout, terminalWidth: terminalWidth, header: style).write(titles, rows: 1, to: &buffer)
    write(layout, to: &buffer)
  }

  private mutating func write(_ layout: TableLayout, to buffer: inout ByteBuffer) {
    TableLines(columns: columns, layout: layout, terminalWidth: terminalWidth).write(cells, rows: rows, to: &buffer)
    cells.removeAll()
    rows = 0
  }
}
