import Testing

@testable import Terminal

@Suite struct TableLayoutTests {
  private let columns = [
    TableColumn("ID", fit: .abbreviated(minimum: 9), priority: 1),
    TableColumn("Title", fit: .flexible(minimum: 8)),
    TableColumn("Author", fit: .flexible(minimum: 8)),
    TableColumn("Published", priority: 2),
  ]

  private func widths(_ natural: [Int], in terminalWidth: Int?) -> [Int?] {
    TableLayout(columns: columns, natural: natural, terminalWidth: terminalWidth).widths
  }

  @Test func withoutATerminalNothingGivesWay() {
    #expect(widths([36, 500, 200, 10], in: nil) == [36, 500, 200, 10])
  }

  @Test func whatFitsStaysAsItIs() {
    #expect(widths([36, 10, 10, 10], in: 72) == [36, 10, 10, 10])
  }

  @Test func theIdIsAbbreviatedBeforeTextIsCut() {
    #expect(widths([36, 10, 10, 10], in: 60) == [24, 10, 10, 10])
    #expect(widths([36, 40, 20, 10], in: 85) == [9, 40, 20, 10])
  }

  @Test func theWidestTextIsCutFirst() {
    #expect(widths([36, 40, 20, 10], in: 75) == [9, 30, 20, 10])
    #expect(widths([36, 40, 20, 10], in: 55) == [9, 15, 15, 10])
    #expect(widths([36, 40, 20, 10], in: 54) == [9, 14, 15, 10])
  }

  @Test func theLeastImportantColumnIsLeftOutWhereMinimumsDoNotFit() {
    #expect(widths([36, 40, 20, 10], in: 40) == [9, 13, 14, nil])
    #expect(widths([36, 40, 20, 10], in: 20) == [nil, 9, 9, nil])
  }

  @Test(arguments: [-5, 0, 1, 2, 7])
  func theLastColumnIsCutToWhateverThereIs(terminalWidth: Int) {
    #expect(widths([36, 40, 20, 10], in: terminalWidth) == [nil, max(terminalWidth, 1), nil, nil])
  }

  @Test(arguments: 1...120)
  func aRowIsNeverWiderThanTheTerminal(terminalWidth: Int) {
    let layout = TableLayout(columns: columns, natural: [36, 70, 30, 10], terminalWidth: terminalWidth)
    #expect(layout.total <= terminalWidth)
  }
}
