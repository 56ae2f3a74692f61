import Files

/// Cells as a table shows them: safe for a terminal, measured, and without the blanks at their ends, which nobody sees.
///
/// All lie in one piece of memory, since a `String` for each of thousands of cells would cost more than writing them.
struct MeasuredCells: ~Copyable {
  private struct Cell {
    /// Where its bytes end; they begin where those of the cell before it end.
    let end: Int
    let width: Int
  }

  private var cells: [Cell] = []
  private var text: ByteBuffer

  /// With room for so many cells of 20 bytes; room that is never needed costs no memory, but growing costs copies.
  init(cells count: Int) {
    cells.reserveCapacity(count)
    text = ByteBuffer(capacity: count * 20)
  }

  var count: Int { cells.count }

  /// Display columns of one cell.
  func width(_ index: Int) -> Int { cells[index].width }

  /// The UTF-8 text of one cell, valid until the next is appended.
  func bytes(_ index: Int) -> UnsafeRawBufferPointer {
    let start = index > 0 ? cells[index - 1].end : 0
    return UnsafeRawBufferPointer(rebasing: text.bytes[start..<cells[index].end])
  }

  mutating func append(_ text: consuming String) {
    if !text.withUTF8({ appendSimple($0) }) { appendSafe(SafeText.forTerminal(text)) }
  }

  /// What `write` appends must be printable ASCII that ends in no blank: it is not looked at again.
  mutating func append(plain write: (inout ByteBuffer) -> Void) {
    let start = text.count
    write(&text)
    cells.append(Cell(end: text.count, width: text.count - start))
  }

  mutating func removeAll() {
    cells.removeAll(keepingCapacity: true)
    text.removeAll()
  }

  /// False for a text that is not simple.
  private mutating func appendSimple(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var count = bytes.count
    while count > 0, bytes[count - 1] == UInt8(ascii: " ") { count -= 1 }
    let shown = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[..<count])
    guard let width = SimpleText.width(shown) else { return false }
    append(shown, width: width)
    return true
  }

  private mutating func appendSafe(_ text: consuming String) {
    while text.utf8.last == UInt8(ascii: " ") { text.unicodeScalars.removeLast() }
    let width = DisplayWidth.of(text)
    text.withUTF8 { append(UnsafeRawBufferPointer($0), width: width) }
  }

  private mutating func append(_ bytes: UnsafeRawBufferPointer, width: Int) {
    text.append(bytes)
    cells.append(Cell(end: text.count, width: width))
  }
}
