import Testing

@testable import ArchitectureRules

struct FindingTests {
  @Test func findingIsPrintedAsPlaceRuleReasonAndFix() {
    let finding = Finding(.rawSQL, Place(file: "App/main.swift", line: 7), reason: "SQL in App", fix: "move it")
    #expect(finding.description == "App/main.swift:7: raw-sql — SQL in App — move it")
  }
}
