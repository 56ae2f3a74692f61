import Entities

/// Reads the rows of one query page by page; between two pages no statement is open, so no lock is held.
struct SQLiteScan<R: Record>: Sendable {
  private static var pageSize: Int { 500 }

  private let connection: SQLiteConnection
  private let query: Query
  private var place: Place
  private var remaining: Int

  /// Where the next page begins.
  private enum Place: Sendable {
    case start
    case after(Int64, skipping: Int)
    /// An order other than that of insertion: the positions are read at once, 8 bytes each.
    case listed([Int64], next: Int)
    case end
  }

  init(_ query: Query, on connection: SQLiteConnection) {
    self.query = query
    self.connection = connection
    place = .start
    remaining = query.limit ?? .max
  }

  /// False when `next()` is known to find nothing.
  var hasMore: Bool {
    switch place {
    case .end: false
    case .listed(let positions, let next): next < positions.count
    case .start, .after: remaining > 0
    }
  }

  /// Reads the next page elsewhere; gives it and how the scan goes on behind it.
  func readNext() -> Task<(SQLiteScan, [R.Model]?), any Error> {
    Task.detached {
      var scan = self
      let page = try scan.next()
      return (scan, page)
    }
  }

  /// nil at the end.
  mutating func next() throws -> [R.Model]? {
    switch place {
    case .end: return nil
    case .start:
      place = try first()
      return try next()
    case .after(let position, let skipping): return try page(after: position, skipping: skipping)
    case .listed(let positions, let next): return try page(of: positions, from: next)
    }
  }

  private func first() throws -> Place {
    if query.search == nil, query.order.isEmpty {
      return .after(query.isNewestFirst ? .max : -1, skipping: query.offset)
    }
    let text = QuerySQL(table: R.table, query: query).positions
    let positions = try connection.reading { handle in
      try handle.addPending()
      let statement = try text.prepared(on: handle)
      defer { statement.reset() }
      var positions: [Int64] = []
      while try statement.step() { positions.append(statement.integer(0)) }
      return positions
    }
    return .listed(positions, next: 0)
  }

  private mutating func page(after position: Int64, skipping: Int) throws -> [R.Model]? {
    let size = min(Self.pageSize, remaining)
    guard size > 0 else { return nil }
    let columns = R.readColumns
    let isText = self.isText
    let text = QuerySQL(table: R.table, query: query).pageByPosition(columns: columns)
    let (models, last) = try connection.reading { handle in
      let statement = try text.prepared(on: handle)
      defer { statement.reset() }
      try statement.bind([.integer(position), .integer(size), .integer(skipping)])
      var batch = RowBatch(columns: columns, capacity: size)
      var last = position
      while try statement.step() {
        statement.read(into: &batch, texts: isText)
        last = statement.integer(Int32(columns))
      }
      return (try batch.models(R.self), last)
    }
    remaining -= models.count
    place = models.count < size ? .end : .after(last, skipping: 0)
    return models.isEmpty ? nil : models
  }

  /// Which of the columns hold text, as the table, which is STRICT, declares them.
  private var isText: [Bool] { R.table.columns.prefix(R.readColumns).map { $0.kind == .text } }

  private mutating func page(of positions: [Int64], from next: Int) throws -> [R.Model]? {
    guard next < positions.count else { return nil }
    let end = min(next + Self.pageSize, positions.count)
    let isText = self.isText
    let models = try connection.reading { handle in
      let statement = try handle.statement("SELECT \(R.table.list(first: R.readColumns)) FROM \(R.table.quoted) WHERE seq = ?1")
      defer { statement.reset() }
      var batch = RowBatch(columns: R.readColumns, capacity: end - next)
      try handle.reading {
        for position in positions[next..<end] {
          try statement.bind(position, at: 1)
          if try statement.step() { statement.read(into: &batch, texts: isText) }
          statement.reset()
        }
      }
      return try batch.models(R.self)
    }
    place = .listed(positions, next: end)
    return models
  }
}

extension RowBatch {
  /// Every row as the entity it holds.
  borrowing func models<R: Record>(_ type: R.Type) throws -> [R.Model] {
    var models: [R.Model] = []
    models.reserveCapacity(rows)
    for index in 0..<rows {
      try withRow(index) { models.append(try R.model(of: $0)) }
    }
    return models
  }
}
