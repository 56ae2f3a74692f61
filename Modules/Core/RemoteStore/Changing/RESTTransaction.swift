import Entities
import Foundation
import Storage
import Synchronization
import Values

/// Gathers changes, and reads what is on the server as if they were done already.
final class RESTTransaction: StoreTransaction {
  let store: RESTStore
  /// By the name of their table, in the order in which tables were first touched.
  private let state = Mutex<[(table: String, changes: TableChanges)]>([])

  init(_ store: RESTStore) {
    self.store = store
  }

  /// Throws `NetworkError`, and `StoreError` of reason `taken` or `changedMeanwhile`.
  func send() async throws {
    for (_, changes) in state.withLock({ $0 }) where !changes.isEmpty {
      // Also where no answer came: what was sent may have arrived.
      defer { changes.forget(store) }
      try await changes.send(changes, store)
    }
  }

  func changes<R: Record>(of type: R.Type) -> TableChanges {
    state.withLock { state in state.first { $0.table == R.table.name }?.changes } ?? TableChanges(type)
  }

  private func change<R: Record, Result>(
    _ type: R.Type, _ body: (inout TableChanges) throws -> sending Result
  ) throws -> Result {
    try state.withLock { state in
      if let place = state.firstIndex(where: { $0.table == R.table.name }) { return try body(&state[place].changes) }
      var changes = TableChanges(type)
      let result = try body(&changes)
      state.append((R.table.name, changes))
      return result
    }
  }

  func insert<R: Record>(_ record: R) async throws -> Int {
    let values = record.storedValues
    try await requireFree(values, type: R.self, except: nil)
    try change(R.self) { try $0.insert(values, in: R.table) }
    return store.positions.position(of: UUIDText.uuid(Self.id(of: values)) ?? RandomID.make())
  }

  func update<R: Record>(_ record: R) async throws -> Bool {
    let values = record.storedValues
    let id = Self.id(of: values)
    guard try await isThere(id, R.self) else { return false }
    try await requireFree(values, type: R.self, except: id)
    try change(R.self) { try $0.update(values, in: R.table) }
    return true
  }

  func delete<R: Record>(_ type: R.Type, id: String) async throws -> Bool {
    guard try await isThere(id, type) else { return false }
    try change(type) { $0.delete(id, in: R.table) }
    return true
  }

  private func isThere<R: Record>(_ id: String, _ type: R.Type) async throws -> Bool {
    let changes = changes(of: type)
    if changes.row(id, in: R.table) != nil { return true }
    if changes.deleted.contains(id) { return false }
    return try await known(type, where: [Table.id], are: [.text(id)]) != nil
  }

  /// Throws `StoreError` of reason `taken` where a row of the server that still counts has a value that must be unique.
  private func requireFree<R: Record>(_ values: [StoredValue], type: R.Type, except own: String?) async throws {
    for columns in R.table.uniqueColumns {
      let wanted = columns.compactMap(R.table.number(of:)).map { values[$0] }
      if own != nil, columns == [Table.id] { continue }
      guard let found = try await known(type, where: columns, are: wanted) else { continue }
      let id = Self.id(of: found)
      if id != own, !changes(of: type).covers(id) { throw StoreError.taken(columns[0]) }
    }
  }

  /// A row of the server, which is asked once for each.
  func known<R: Record>(_ type: R.Type, where columns: [TableColumn], are values: [StoredValue]) async throws -> [StoredValue]? {
    if values.contains(.null) { return nil }
    let lookup = TableChanges.Lookup(columns: columns.map(\.name), values: values)
    if let known = changes(of: type).known[lookup] { return known.values }
    let row = try await store.row(of: type, where: columns, are: values, isLive: true)
    let known = TableChanges.Known(values: row.map { R($0.item).storedValues }, tag: row?.tag)
    try change(type) { $0.remember(lookup, known) }
    return known.values
  }

  static func id(of values: [StoredValue]) -> String {
    if case .text(let id) = values.first { id } else { "" }
  }
}
