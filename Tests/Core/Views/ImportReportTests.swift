import Entities
import Testing
import Views

/// What is said of the rows an import rejected.
struct ImportReportTests {
  private func shown(_ count: Int, _ format: OutputFormat, width: Int? = nil) throws -> RecordedScreen {
    var summary = ImportSummary()
    summary.rejected = (1...count).map { RejectedRow(line: $0, reason: "No title.") }
    let recorded = RecordedScreen(format, width: width)
    #expect { try recorded.screen.show(ImportReport(summary, options: ImportOptions(), file: "f.csv")) } throws: { error in
      "\(error)" == "\(count) of \(count) \(count == 1 ? "row was" : "rows were") rejected; nothing was stored."
    }
    return recorded
  }

  @Test(
    arguments: [
      (1, "Warning: 'f.csv', line 1: No title."), (20, "Warning: 'f.csv', line 20: No title."),
      (21, "Warning: 1 more row was rejected; in a file, or with --json, all are named."),
      (22, "Warning: 2 more rows were rejected; in a file, or with --json, all are named."),
    ])
  func aTerminalGetsTheFirstTwentyAndTheNumberOfTheOthers(_ count: Int, _ last: String) throws {
    #expect(try shown(count, .table, width: 200).errors.split(separator: "\n").last.map(String.init) == last)
  }

  @Test func aFileGetsEveryRow() throws {
    let lines = try shown(22, .table).errors.split(separator: "\n")
    #expect(lines.count == 22 && lines.last == "Warning: 'f.csv', line 22: No title.")
  }

  @Test func machinesGetEveryRowWithTheData() throws {
    let recorded = try shown(22, .json)
    #expect(recorded.errors == "")
    #expect(recorded.output.hasSuffix(#"{"line":22,"reason":"No title."}]}"# + "\n"))
  }
}
