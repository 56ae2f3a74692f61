public import Values

/// How an import treats rows that match something stored.
public struct ImportOptions: Sendable, Equatable {
  /// A matching row replaces what is stored instead of only filling what is empty.
  public var overwrites: Bool

  public init(overwrites: Bool = false) {
    self.overwrites = overwrites
  }
}

/// Brings rows of files into a repository: each is imported, updates its match, brings nothing, repeats another, or is rejected.
///
/// The caller gives it a transaction and decides whether the transaction is kept.
public struct ImportUseCase<Item: Entity> {
  /// Throws a `Failure` when the item breaks a rule.
  public let check: (Item) throws -> Void
  /// The stored item this one is the same as; `hasID` says that the file states its id.
  public let match: (_ item: Item, _ hasID: Bool) async throws -> Stored<Item>?
  /// Returns the position of the new item.
  public let insert: (Item) async throws -> Int
  public let update: (Item) async throws -> Void

  public init(
    check: @escaping (Item) throws -> Void, match: @escaping (Item, Bool) async throws -> Stored<Item>?,
    insert: @escaping (Item) async throws -> Int, update: @escaping (Item) async throws -> Void
  ) {
    self.check = check
    self.match = match
    self.insert = insert
    self.update = update
  }

  /// Reads `files` to their ends; `progress` is told the bytes of the current file about every 256 rows.
  ///
  /// Throws `CancellationError` when the task is cancelled, and whatever the repository throws.
  public func callAsFunction(
    _ files: [(name: String?, rows: any ImportRows<Item>)], options: ImportOptions,
    progress: (_ file: Int, _ bytes: Int) -> Void
  ) async throws -> ImportSummary {
    var summary = ImportSummary()
    var seen = SparseBitSet()
    for (index, file) in files.enumerated() {
      var count = 0
      while let row = try file.rows.next() {
        count += 1
        if count & 255 == 0 {
          try Task.checkCancellation()
          progress(index, file.rows.bytesRead)
        }
        do {
          try await take(row, options, &seen, &summary)
        } catch let fault as RowFault {
          summary.rejected.append(RejectedRow(file: file.name, line: row.line, reason: fault.reason))
        }
      }
      progress(index, file.rows.bytesRead)
    }
    return summary
  }

  private func take(
    _ row: ImportRow<Item>, _ options: ImportOptions, _ seen: inout SparseBitSet, _ summary: inout ImportSummary
  ) async throws {
    let item = try row.item.get()
    try checked(item)
    guard let stored = try await match(item, row.hasID) else {
      _ = seen.insert(try await naming { try await insert(item) })
      summary.imported += 1
      return
    }
    guard seen.insert(stored.position) else {
      summary.duplicates += 1
      return
    }
    var merged = stored.item
    guard merged.merge(item, overwriting: options.overwrites) else {
      summary.unchanged += 1
      return
    }
    try checked(merged)
    try await naming { try await update(merged) }
    summary.updated += 1
  }

  private func checked(_ item: Item) throws {
    do {
      try check(item)
    } catch let failure as any Failure {
      throw RowFault(failure.message)
    }
  }

  /// A taken key concerns this row alone; every other error ends the import.
  private func naming<Result>(_ body: () async throws -> Result) async throws -> Result {
    do {
      return try await body()
    } catch RepositoryError.taken(let property) {
      throw RowFault("Another \(Item.noun.singular) has this \(property) already.")
    }
  }
}
