import Files

/// Writes rows as lines of a table whose layout is settled.
struct TableLines {
  let columns: [TableColumn]
  let layout: TableLayout
  let terminalWidth: Int?
  /// The style of the header, when it is that which is written.
  var header: Style?

  /// Writes the first `rows` rows; each has a cell for every column.
  func write(_ cells: borrowing MeasuredCells, rows: Int, to buffer: inout ByteBuffer) {
    for row in 0..<rows {
      let first = row * columns.count
      write(cells, from: first, isCut: isCut(cells, from: first), to: &buffer)
    }
  }

  /// Whether the cells of a row would not fit the terminal as they are; a row that fits keeps them whole.
  private func isCut(_ cells: borrowing MeasuredCells, from first: Int) -> Bool {
    guard let terminalWidth else { return false }
    var excess = 0
    for (place, width) in layout.widths.enumerated() {
      if let width { excess += max(cells.width(first + place) - width, 0) }
    }
    return excess > 0 && layout.total + excess > terminalWidth
  }

  private func write(_ cells: borrowing MeasuredCells, from first: Int, isCut: Bool, to buffer: inout ByteBuffer) {
    // Blanks wait for the next text, so that no line ends in one.
    var blanks = 0
    var isFirst = true
    for place in layout.widths.indices {
      guard let width = layout.widths[place] else { continue }
      if !isFirst { blanks += TableLayout.gap }
      isFirst = false
      let isRight = columns[place].alignment == .right
      if isCut && cells.width(first + place) > width {
        var cut = MeasuredCells(cells: 1)
        cut.append(TextCut.fitting(String(decoding: cells.bytes(first + place), as: UTF8.self), width: width))
        write(cut, 0, width: width, isRight: isRight, blanks: &blanks, to: &buffer)
      } else {
        write(cells, first + place, width: width, isRight: isRight, blanks: &blanks, to: &buffer)
      }
    }
    buffer.append(UInt8(ascii: "\n"))
  }

  private func write(
    _ cells: borrowing MeasuredCells, _ index: Int, width: Int, isRight: Bool, blanks: inout Int, to buffer: inout ByteBuffer
  ) {
    let text = cells.bytes(index)
    let padding = max(width - cells.width(index), 0)
    if text.isEmpty {
      blanks += padding
      return
    }
    buffer.append(blanks: isRight ? blanks + padding : blanks)
    if let header {
      buffer.append(header.apply(.header, to: String(decoding: text, as: UTF8.self)))
    } else {
      buffer.append(text)
    }
    blanks = isRight ? 0 : padding
  }
}
