import REST
import Storage
import Values

/// What a transaction did to one table so far.
struct TableChanges: Sendable {
  /// Columns and the values asked for.
  struct Lookup: Hashable {
    let columns: [String]
    let values: [StoredValue]
  }

  /// A row of the server as it was read; no values where there was none.
  struct Known {
    let values: [StoredValue]?
    /// Of the row's state.
    let tag: String?
  }

  /// New and changed rows as they are now.
  private(set) var rows = MemoryTable()
  /// Those among them, by id, that the server has.
  private(set) var present: Set<String> = []
  /// Rows the server has, by id, that are to go, also where new ones take their place.
  private(set) var deleted: Set<String> = []
  /// What the server said, so that it is asked once.
  private(set) var known: [Lookup: Known] = [:]
  /// Sends all of it.
  let send: @Sendable (TableChanges, RESTStore) async throws -> Void

  /// Takes what is cached of the table away.
  let forget: @Sendable (RESTStore) -> Void

  init<R: Record>(_ type: R.Type) {
    forget = { store in (try? store.remote(R.self)).map { store.cached.forget($0.description.name) } }
    send = { try await TableCommit<R>(changes: $0, store: $1).send() }
  }

  var isEmpty: Bool { rows.rows.isEmpty && deleted.isEmpty }

  /// Whether what the server has of a row no longer counts.
  func covers(_ id: String) -> Bool { deleted.contains(id) || present.contains(id) }

  func row(_ id: String, in table: Table) -> [StoredValue]? { rows.first(where: 0, is: .text(id), in: table)?.values }

  /// Throws `StoreError` of reason `taken` for what another changed row has.
  mutating func insert(_ values: [StoredValue], in table: Table) throws {
    try rows.insert(values, in: table)
  }

  /// The same; the row must be there.
  mutating func update(_ values: [StoredValue], in table: Table) throws {
    guard case .text(let id) = values[0] else { return }
    if try rows.update(values, in: table) { return }
    try rows.insert(values, in: table)
    present.insert(id)
  }

  /// The row must be there.
  mutating func delete(_ id: String, in table: Table) {
    let isNew = rows.delete(id: .text(id), in: table) && !present.contains(id)
    present.remove(id)
    if !isNew { deleted.insert(id) }
  }

  mutating func remember(_ lookup: Lookup, _ row: Known) {
    known[lookup] = row
    // What is there is also known by its id.
    if let values = row.values { known[Lookup(columns: [Table.id.name], values: [values[0]])] = row }
  }
}
