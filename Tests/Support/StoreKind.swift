import Foundation
public import Storage

/// The stores on this machine, on which every test of a feature's repository runs.
public enum StoreKind: CaseIterable, Sendable {
  case memory, sqlite

  /// A new one of these tables; a file of it lies in the folder.
  public func store(_ tables: [Table], in folder: String) -> any Store {
    switch self {
    case .memory: MemoryStore()
    case .sqlite: SQLiteStore(path: "\(folder)/\(UUID().uuidString).sqlite", tables: tables)
    }
  }
}
