import Entities
import Values
import Views

/// What an import did, for people and for machines.
struct ImportReport {
  private static let rejectedShown = 20

  let summary: ImportSummary
  let options: ImportOptions
  /// What rows without a file of their own come from.
  let file: String

  func show(on screen: Screen) throws {
    for row in summary.rejected.prefix(screen.format == .table ? Self.rejectedShown : 0) {
      screen.show(Message("\(quoted(row.file ?? file)), line \(row.line): \(row.reason)", kind: .warning))
    }
    let hidden = summary.rejected.count - Self.rejectedShown
    if hidden > 0, screen.format == .table {
      let rows = hidden == 1 ? "row was" : "rows were"
      screen.show(Message("\(hidden) more \(rows) rejected; --json names them all.", kind: .warning))
    }
    try screen.show(ReportView(rows: rows, members: members))
    if let failure { throw failure }
    if options.isDryRun { screen.show(Message("This was a dry run; nothing was stored.")) }
  }

  private var rows: [LabelledRow] {
    let counts = [
      ("Read", summary.read), ("Imported", summary.imported), ("Updated", summary.updated), ("Unchanged", summary.unchanged),
      ("Duplicates", summary.duplicates), ("Rejected", summary.rejected.count),
    ]
    return counts.map { LabelledRow($0, .integer($1)) }
  }

  private var members: [OutputMember] {
    [
      OutputMember("read", .integer(summary.read)), OutputMember("imported", .integer(summary.imported)),
      OutputMember("updated", .integer(summary.updated)), OutputMember("unchanged", .integer(summary.unchanged)),
      OutputMember("duplicates", .integer(summary.duplicates)),
      OutputMember("rejected", .list(summary.rejected.map { .object($0.members) })),
    ]
  }

  private var failure: ImportRejected? {
    guard !summary.rejected.isEmpty else { return nil }
    return ImportRejected(count: summary.rejected.count, read: summary.read, isStored: !options.isStrict && !options.isDryRun)
  }
}

extension RejectedRow {
  fileprivate var members: [OutputMember] {
    let name = file.map { [OutputMember("file", .text($0))] } ?? []
    return name + [OutputMember("line", .integer(line)), OutputMember("reason", .text(reason))]
  }
}
