import TestSupport

@testable import Storage

extension ScratchFolder {
  /// A store of plants in a file of this folder.
  func store(_ name: String = "plants.db", tables: [Table] = [PlantRecord.table]) -> SQLiteStore {
    SQLiteStore(path: path(name), tables: tables)
  }

  /// Changes a database file behind the store's back; makes it where there is none.
  func execute(_ sql: String, on name: String = "plants.db") throws {
    try SQLiteFile(path: path(name)).create()
    try SQLiteHandle(path: path(name)).execute(sql)
  }
}
