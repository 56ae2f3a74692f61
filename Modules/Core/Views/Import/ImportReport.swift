public import Entities
import Values

/// What an import did, as a value: counts for people, and every rejected row for machines.
public struct ImportReport: Sendable {
  private static let rejectedShown = 20
  private let summary: ImportSummary
  private let options: ImportOptions
  private let file: String

  /// `options` are those the import ran with; `file` is what rows come from that name no file of their own.
  public init(_ summary: ImportSummary, options: ImportOptions, file: String) {
    self.summary = summary
    self.options = options
    self.file = file
  }

  var isDryRun: Bool { options.isDryRun }

  /// Rejected rows, for people: all of them, or on a terminal, which a whole file of them would flood, the first.
  func warnings(onTerminal: Bool) -> [Message] {
    let shown = summary.rejected.prefix(onTerminal ? Self.rejectedShown : .max).map { row in
      Message("\(quoted(row.file ?? file)), line \(row.line): \(row.reason)", kind: .warning)
    }
    let hidden = summary.rejected.count - shown.count
    if hidden == 0 { return shown }
    let rest = "\(hidden) more \(hidden == 1 ? "row was" : "rows were") rejected; in a file, or with --json, all are named."
    return shown + [Message(rest, kind: .warning)]
  }

  var view: ReportView { ReportView(rows: rows, members: members) }

  /// nil when every row was taken.
  var failure: ImportRejected? {
    guard !summary.rejected.isEmpty else { return nil }
    return ImportRejected(count: summary.rejected.count, read: summary.read, isStored: !options.isStrict && !options.isDryRun)
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
}

extension RejectedRow {
  fileprivate var members: [OutputMember] {
    let name = file.map { [OutputMember("file", .text($0))] } ?? []
    return name + [OutputMember("line", .integer(line)), OutputMember("reason", .text(reason))]
  }
}
