import Values

/// One import into a repository: each row is imported, updates its match, brings nothing, repeats another, or is rejected.
struct ImportRun<Place: ImportRepository> {
  typealias Item = Place.Item

  /// A transaction, so that nothing else changes meanwhile, and an error leaves no trace.
  let repository: Place
  let options: ImportOptions
  /// What a new item gets besides what its file says.
  let arriving: (Item) -> Item

  /// Reads `files` to their ends; throws `ImportDiscarded` when what was done is not to be kept.
  func callAsFunction(
    _ files: [(name: String?, rows: any ImportRows<Item>)], progress: (_ file: Int, _ bytes: Int) -> Void
  ) async throws -> ImportSummary {
    let summary = try await read(files, progress)
    if options.isDryRun || options.isStrict && !summary.rejected.isEmpty { throw ImportDiscarded(summary: summary) }
    return summary
  }

  private func read(
    _ files: [(name: String?, rows: any ImportRows<Item>)], _ progress: (Int, Int) -> Void
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
          try await take(row, &seen, &summary)
        } catch let fault as RowFault {
          summary.rejected.append(RejectedRow(file: file.name, line: row.line, reason: fault.reason))
        }
      }
      progress(index, file.rows.bytesRead)
    }
    return summary
  }

  private func take(
    _ row: ImportRow<Item>, _ seen: inout SparseBitSet, _ summary: inout ImportSummary
  ) async throws {
    let item = try prepared(try row.item.get())
    guard let found = try await repository.match(item, hasID: row.hasID), !isAnother(row, found, seen) else {
      seen.insert(try await naming { try await repository.insert(arriving(item)) })
      summary.imported += 1
      return
    }
    guard !seen.contains(found.stored.position) else {
      summary.duplicates += 1
      return
    }
    var merged = found.stored.item
    if merged.merge(item, overwriting: options.overwrites, stated: row.stated) {
      let replacement = try prepared(merged)
      _ = try await naming { try await repository.update(replacement) }
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
      return try item.prepared()
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
