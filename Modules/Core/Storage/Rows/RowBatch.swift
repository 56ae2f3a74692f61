/// Rows on their way from a store to records: cells over one arena of bytes, refilled page after page.
struct RowBatch: ~Copyable {
  let columns: Int
  private(set) var rows = 0
  private var cells: UnsafeMutablePointer<Cell>
  private var arena: UnsafeMutableRawPointer
  private var arenaSize: Int
  private var used = 0

  init(columns: Int, capacity: Int) {
    self.columns = columns
    cells = .allocate(capacity: max(columns, 1) * max(capacity, 1))
    // As much as so many rows may need, and less than what glibc tidies all free memory for when it is given back (64 KiB); for one
    // row what it has at hand.
    arenaSize = capacity > 1 ? min(capacity << 11, 60 << 10) : 1 << 10
    arena = .allocate(byteCount: arenaSize, alignment: 16)
  }

  deinit {
    cells.deallocate()
    arena.deallocate()
  }

  mutating func removeAll() {
    rows = 0
    used = 0
  }

  mutating func setNull(_ column: Int) { cells[rows * columns + column] = .null }

  mutating func set(_ column: Int, integer: Int64) {
    cells[rows * columns + column] = Cell(kind: .integer, length: 0, bits: integer)
  }

  mutating func set(_ column: Int, text: UnsafeRawBufferPointer) {
    if used + text.count > arenaSize { grow(by: text.count) }
    if let source = text.baseAddress { (arena + used).copyMemory(from: source, byteCount: text.count) }
    cells[rows * columns + column] = Cell(kind: .text, length: text.count, bits: Int64(used))
    used += text.count
  }

  /// The cells set since the last call are a row.
  mutating func endRow() { rows += 1 }

  /// Row `index`, which must be below `rows`.
  func withRow<Result>(_ index: Int, _ body: (borrowing Row) throws -> Result) rethrows -> Result {
    let row = Row(cells: UnsafePointer(cells + index * columns), arena: UnsafeRawPointer(arena), count: columns)
    return try body(row)
  }

  private mutating func grow(by count: Int) {
    let larger = max(arenaSize * 2, used + count)
    let moved = UnsafeMutableRawPointer.allocate(byteCount: larger, alignment: 16)
    moved.copyMemory(from: arena, byteCount: used)
    arena.deallocate()
    arena = moved
    arenaSize = larger
  }
}
