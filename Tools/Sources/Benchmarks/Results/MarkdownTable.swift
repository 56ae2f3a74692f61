/// Results as a table that reads well both as it is and rendered.
struct MarkdownTable {
  private static let header = ["work", "pairs", "app median", "peer median", "ratio", "to reach", "peak MiB", "reached"]

  private let rows: [[String]]

  init(_ results: [BenchmarkResult]) {
    rows = results.map { result in
      [
        result.work, "\(result.pairs)", result.app.map(Quantity.duration) ?? "—", result.peer.map(Quantity.duration) ?? "—",
        result.ratio.map(Quantity.ratio) ?? "—", result.goal.text, result.peak.map(Quantity.mebibytes) ?? "—",
        result.goal.isReached(ratio: result.ratio, peak: result.peak, app: result.app).map { $0 ? "ok" : "miss" } ?? "—",
      ]
    }
  }

  var text: String {
    let widths = Self.header.indices.map { column in
      ([Self.header] + rows).map { $0[column].count }.max() ?? 0
    }
    let rule = widths.enumerated().map {
      $0 == 0 ? String(repeating: "-", count: $1) : String(repeating: "-", count: max($1 - 1, 1)) + ":"
    }
    return ([Self.header, rule] + rows).map { line($0, widths) }.joined(separator: "\n")
  }

  /// The first column begins on the left; numbers end on the right.
  private func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = zip(cells, widths).enumerated().map { column, pair in
      let blanks = String(repeating: " ", count: pair.1 - pair.0.count)
      return column == 0 ? pair.0 + blanks : blanks + pair.0
    }
    return "| " + padded.joined(separator: " | ") + " |"
  }
}
