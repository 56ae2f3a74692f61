/// A line of the table: what, how many, lost, corrupt, time, and whether it holds.
struct ProofRow {
  private static let widths = [74, 8, 5, 7, 8]

  let title: String
  let finding: Finding
  let duration: Duration

  static var header: String { line(["what", "how many", "lost", "corrupt", "time"], end: "") }

  var text: String {
    let seconds = Int(duration / .seconds(1) * 10)
    if let reason = finding.notRun { return Self.line([title, "—", "—", "—", "—"], end: "not run: \(reason)") }
    return Self.line(
      [title, "\(finding.count)", "\(finding.lost)", "\(finding.corrupt)", "\(seconds / 10).\(seconds % 10) s"],
      end: finding.holds ? "holds" : "FAILS")
  }

  /// The first column begins on the left; numbers end on the right.
  private static func line(_ cells: [String], end: String) -> String {
    let padded = zip(cells, widths).enumerated().map { column, pair in
      let blanks = String(repeating: " ", count: max(0, pair.1 - pair.0.count))
      return column == 0 ? pair.0 + blanks : blanks + pair.0
    }
    return padded.joined(separator: "  ") + (end.isEmpty ? "" : "  " + end)
  }
}
