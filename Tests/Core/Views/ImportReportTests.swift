import Entities
import Testing
import Views

/// What is said of the rows an import rejected.
struct ImportReportTests {
  private func shown(_ count: Int, _ format: OutputFormat) throws -> RecordedScreen {
    var summary = ImportSummary()
    summary.rejected = (1...count).map { RejectedRow(line: $0, reason: "No title.") }
    let recorded = RecordedScreen(format)
    #expect { try recorded.screen.show(ImportReport(summary, options: ImportOptions(), file: "f.csv")) } throws: { error in
      "\(error)" == "\(count) of \(count) \(count == 1 ? "row was" : "rows were") rejected; nothing was stored."
    }
    return recorded
  }

  @Test(
    arguments: [
      (1, "Warning: 'f.csv', line 1: No title."), (20, "Warning: 'f.csv', line 20: No title."),
      (21, "Warning: 1 more row was rejected; --json names them all."),
      (22, "Warning: 2 more rows were rejected; --json names them all."),
    ])
  func peopleGetTheFirstTwentyAndTheNumberOfTheOthers(_ count: Int, _ last: String) throws {
    #expect(try shown(count, .table).errors.split(separator: "\n").last.map(String.init) == last)
  }

  @Test func machinesGetEveryRowWithTheData() throws {
    let recorded = try shown(22, .json)
    #expect(recorded.errors == "")
    #expect(recorded.output.hasSuffix(#"{"line":22,"reason":"No title."}]}"# + "\n"))
  }
}
