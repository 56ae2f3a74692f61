import Values

/// Brings rows of files into a repository: each is imported, updates its match, brings nothing, repeats another, or is rejected.
///
/// The caller gives it a transaction, which an error ends without a trace.
public struct ImportUseCase<Item: Entity> {
  /// The item as it is to be stored; throws a `Failure` when it breaks a rule.
  public let prepare: (Item) throws -> Item
  /// What is stored already of this item; `hasID` says that the file states its id.
  public let match: (_ item: Item, _ hasID: Bool) async throws -> ImportMatch<Item>?
  /// Returns the position of the new item.
  public let insert: (Item) async throws -> Int
  /// Replaces the stored item of the same id.
  public let update: (Item) async throws -> Void

  /// The functions work on one transaction, so that nothing else changes between them.
  public init(
    prepare: @escaping (Item) throws -> Item, match: @escaping (Item, Bool) async throws -> ImportMatch<Item>?,
    insert: @escaping (Item) async throws -> Int, update: @escaping (Item) async throws -> Void
  ) {
    self.prepare = prepare
    self.match = match
    self.insert = insert
    self.update = update
  }

  /// Reads `files` to their ends; `progress` is told the bytes of the current file about every 256 rows.
  ///
  /// Throws `ImportDiscarded` after a dry run or a strict one with rejected rows, `CancellationError` when the task is cancelled,
  /// and whatever the repository throws.
  public func callAsFunction(
    _ files: [(name: String?, rows: any ImportRows<Item>)], options: ImportOptions,
    progress: (_ file: Int, _ bytes: Int) -> Void
  ) async throws -> ImportSummary {
    let summary = try await read(files, options, progress)
    if options.isDryRun || options.isStrict && !summary.rejected.isEmpty { throw ImportDiscarded(summary: summary) }
    return summary
  }

  private func read(
    _ files: [(name: String?, rows: any ImportRows<Item>)], _ options: ImportOptions, _ progress: (Int, Int) -> Void
  ) async throws -> ImportSummary {
    var summary = ImportSummary()
    for (index, file) in files.enumerated() {
      // Of this file alone: what a later file adds to a row of an earlier one is kept, as if it came by itself.
      var seen = SparseBitSet()
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
    let item = try prepared(try row.item.get())
    guard let found = try await match(item, row.hasID), !isAnother(row, found, seen) else {
      seen.insert(try await naming { try await insert(item) })
      summary.imported += 1
      return
    }
    guard !seen.contains(found.stored.position) else {
      summary.duplicates += 1
      return
    }
    var merged = found.stored.item
    if merged.merge(item, overwriting: options.overwrites) {
      let replacement = try prepared(merged)
      try await naming { try await update(replacement) }
      summary.updated += 1
    } else {
      summary.unchanged += 1
    }
    // Only now: what a rejected row says is not had already.
    seen.insert(found.stored.position)
  }

  /// Two rows of one file with ids of their own are two items, however alike they look: an export comes back as it was.
  private func isAnother(_ row: ImportRow<Item>, _ found: ImportMatch<Item>, _ seen: SparseBitSet) -> Bool {
    row.hasID && !found.isByKey && seen.contains(found.stored.position)
  }

  private func prepared(_ item: Item) throws -> Item {
    do {
      return try prepare(item)
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
