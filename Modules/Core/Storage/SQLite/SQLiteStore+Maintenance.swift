import CSQLite

extension SQLiteStore: StoreMaintenance {
  public func check() throws -> StoreReport {
    try connection().withHandle { try SQLiteCheck(tables: schema.tables).report($0) }
  }

  public func backup(to file: String) throws {
    let source = try connection()
    try SQLiteCopy(to: file).write(replacing: false) { copy in
      try source.withHandle { try $0.copyContent(into: copy) }
    }
  }

  public func restore(from file: String) throws -> String? {
    try checkBackup(file)
    let former = path + ".before-restore"
    do {
      try SQLiteFile(path: path).prepareOnce()
      let target = try SQLiteConnection { try SQLiteHandle(path: path) }
      let isEmpty = try target.withHandle { try $0.integers("PRAGMA user_version").first == 0 }
      if !isEmpty {
        try SQLiteCopy(to: former).write(replacing: true) { copy in try target.withHandle { try $0.copyContent(into: copy) } }
      }
      try target.withHandle { target in
        try SQLiteHandle(path: file, flags: SQLITE_OPEN_READONLY).copyContent(into: target)
        try schema.prepare(target)
      }
      return isEmpty ? nil : former
    } catch let error as StoreError where error.reason == .damaged {
      return try replaceDamaged(by: file)
    }
  }

  /// The damaged file and its journal are put aside together: a journal beside a file it does not belong to would destroy it.
  private func replaceDamaged(by file: String) throws -> String {
    let aside = path + ".damaged"
    try SQLiteCopy(to: path + ".restoring").write(replacing: true) { copy in
      try SQLiteHandle(path: file, flags: SQLITE_OPEN_READONLY).copyContent(into: copy)
    }
    for suffix in ["-journal", "-wal", "-shm", ""] { try SQLiteCopy.move(path + suffix, to: aside + suffix) }
    try SQLiteCopy.move(path + ".restoring", to: path)
    return aside
  }

  private func checkBackup(_ file: String) throws {
    let backup = SQLiteFile(path: file)
    guard backup.exists else { throw StoreError(.missing, "There is no file '\(file)'.") }
    do {
      try backup.checkHeader()
      let handle = try SQLiteHandle(path: file, flags: SQLITE_OPEN_READONLY)
      guard try handle.integers("PRAGMA user_version").first != 0 else {
        throw StoreError(.damagedBackup, "'\(file)' is empty, so nothing was restored.")
      }
      let known = Set(try handle.texts("SELECT name FROM app_tables"))
      let report = try SQLiteCheck(tables: schema.tables.filter { known.contains($0.name) }).report(handle)
      if let problem = report.problems.first {
        throw StoreError(.damagedBackup, "'\(file)' is no good backup, so nothing was restored. \(problem)")
      }
    } catch let error as StoreError where error.reason == .damaged || error.reason == .foreign {
      throw StoreError(.damagedBackup, "'\(file)' is no backup of this program, so nothing was restored.")
    } catch let error as StoreError where error.reason == .cannotOpen {
      throw StoreError(.inputOutput, "'\(file)' cannot be read, so nothing was restored; is it a file, and may you read it?")
    }
  }
}
