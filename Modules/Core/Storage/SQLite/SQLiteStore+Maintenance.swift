import CSQLite

extension SQLiteStore: StoreMaintenance {
  public func check() throws -> StoreReport {
    try connection().withHandle { try SQLiteCheck(tables: schema.tables).report($0) }
  }

  public func backup(to file: String) throws {
    let source = try connection()
    var problems: [String] = []
    try SQLiteCopy(to: file).write(replacing: false) { copy in
      try source.withHandle { try $0.copyContent(into: copy) }
      problems = try SQLiteCheck(tables: schema.tables).report(copy).problems
    }
    // Most of a damaged store may still be of use, so the copy stays.
    if let problem = problems.first {
      throw StoreError(
        .damaged,
        "'\(file)' is written, but what it was copied from is damaged. \(problem) Run 'app doctor', and keep older backups.")
    }
  }

  public func checkBackup(_ file: String) throws { try withStaged(file) { _ in } }

  public func restore(from file: String) throws -> String? {
    try withStaged(file) { staged in
      do {
        return try replaceContent(by: staged)
      } catch let error as StoreError where error.reason == .damaged {
        return try replaceDamaged(by: staged)
      }
    }
  }

  /// Runs `body` on a copy beside the store, checked and brought up to date, so that nothing is replaced by what could not be used.
  private func withStaged<Result>(_ file: String, _ body: (String) throws -> Result) throws -> Result {
    let staged = path + ".restoring"
    defer { SQLiteCopy.remove(staged) }
    try readBackup(file) { backup in
      try SQLiteCopy(to: staged).write(replacing: true) { copy in
        try backup.copyContent(into: copy)
        try check(copy, of: file)
        try schema.prepare(copy)
      }
    }
    return try body(staged)
  }

  /// Through a connection, so that others who use the store wait and then see the new content.
  private func replaceContent(by staged: String) throws -> String? {
    try SQLiteFile(path: path).prepareOnce()
    let target = try SQLiteHandle(path: path, patience: patience)
    let isEmpty = try target.integers("SELECT count(*) FROM sqlite_schema") == [0]
    let former = SQLiteFile.unused(path + ".before-restore")
    if !isEmpty { try SQLiteCopy(to: former).write(replacing: false) { try target.copyContent(into: $0) } }
    try SQLiteHandle(path: staged, flags: SQLITE_OPEN_READONLY).copyContent(into: target)
    return isEmpty ? nil : former
  }

  /// The damaged file and its journal are put aside together: a journal beside a file it does not belong to would destroy it.
  private func replaceDamaged(by staged: String) throws -> String {
    let aside = SQLiteFile.unused(path + ".damaged")
    for suffix in ["-journal", "-wal", "-shm", ""] { try SQLiteCopy.move(path + suffix, to: aside + suffix) }
    try SQLiteCopy.move(staged, to: path)
    forgetConnections()
    return aside
  }

  /// Opens a backup only to read it, and says of everything that stands against it that nothing was restored.
  private func readBackup(_ file: String, _ body: (SQLiteHandle) throws -> Void) throws {
    let backup = SQLiteFile(path: file)
    guard backup.exists else { throw StoreError(.missing, "There is no file '\(file)'.") }
    if backup.isSame(as: SQLiteFile(path: path)) {
      throw StoreError(.invalidLocation, "'\(file)' is the store itself; name a backup of it.")
    }
    do {
      try body(open(backup, called: file))
    } catch let error as StoreError where error.reason == .readOnly {
      // A journal beside the file waits to be undone.
      throw StoreError(
        .damagedBackup, "'\(file)' was copied in the midst of a change, so nothing was restored; see 'app backup'.")
    } catch let error as StoreError where [.damaged, .foreign, .internalFault].contains(error.reason) {
      throw StoreError(.damagedBackup, "'\(file)' is no backup of this program, so nothing was restored.")
    }
  }

  private func open(_ backup: SQLiteFile, called file: String) throws -> SQLiteHandle {
    do {
      try backup.checkHeader()
      return try SQLiteHandle(path: file, flags: SQLITE_OPEN_READONLY)
    } catch let error as StoreError where error.reason == .cannotOpen {
      throw StoreError(.inputOutput, "'\(file)' cannot be read, so nothing was restored; is it a file, and may you read it?")
    }
  }

  private func check(_ copy: SQLiteHandle, of file: String) throws {
    guard try copy.integers("SELECT count(*) FROM sqlite_schema") != [0] else {
      throw StoreError(.damagedBackup, "'\(file)' is empty, so nothing was restored.")
    }
    // Rows of an older version cannot be checked: what their checksums cover is not known any more.
    let versions = try schema.versions(copy, called: file)
    let report = try SQLiteCheck(tables: schema.tables.filter { versions[$0.name] == $0.version }).report(copy)
    if let problem = report.problems.first {
      throw StoreError(.damagedBackup, "'\(file)' is no good backup, so nothing was restored. \(problem)")
    }
  }
}
