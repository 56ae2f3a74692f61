import Files
import Terminal
import Testing

@Suite struct TextTableTests {
  private func rendered(_ columns: [TableColumn], _ rows: [[String]], width: Int? = nil, style: Style = .plain) -> String {
    var table = TextTable(columns: columns, terminalWidth: width, style: style)
    var buffer = ByteBuffer()
    for row in rows { table.add(row, to: &buffer) }
    table.finish(to: &buffer)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  private let titleAndPages = [TableColumn("Title", fit: .flexible(minimum: 8)), TableColumn("Pages", alignment: .right)]

  @Test func columnsAfterWideTextStayAligned() {
    let text = rendered(
      titleAndPages, [["日本語のリスト", "7"], ["😀😀", "1234"], ["e\u{301}tude", "12"], ["Dune", "412"]])
    #expect(
      text == """
        Title           Pages
        日本語のリスト      7
        😀😀             1234
        e\u{301}tude              12
        Dune              412

        """)
  }

  @Test func noLineEndsInBlanks() {
    let text = rendered([TableColumn("A"), TableColumn("B"), TableColumn("C")], [["long text", "", ""], ["", "b", ""], ["a"]])
    #expect(text == "A          B  C\nlong text\n           b\na\n")
  }

  @Test func aColumnAfterARightAlignedOneStaysAligned() {
    let columns = [TableColumn("Pages", alignment: .right), TableColumn("Title")]
    #expect(rendered(columns, [["7", "Dune"], ["1234567", "Emma"]]) == "  Pages  Title\n      7  Dune\n1234567  Emma\n")
  }

  @Test func cellsBeyondTheColumnsAreDropped() {
    #expect(rendered([TableColumn("A")], [["x", "y"], ["z"]]) == "A\nx\nz\n")
  }

  @Test func cellsOfPlainBytesLineUpWithTheOthers() {
    var table = TextTable(columns: [TableColumn("N", alignment: .right), TableColumn("T")])
    var buffer = ByteBuffer()
    for number in [7, 1234] {
      table.addPlainCell { $0.append(decimal: number) }
      table.addCell("é \(number)  ")
      table.endRow(to: &buffer)
    }
    table.finish(to: &buffer)
    #expect(String(decoding: buffer.bytes, as: UTF8.self) == "   N  T\n   7  é 7\n1234  é 1234\n")
  }

  @Test func aTableWithoutRowsWritesNothing() {
    #expect(rendered(titleAndPages, []) == "")
  }

  @Test func withoutATerminalNothingIsCut() {
    let title = String(repeating: "long ", count: 200) + "end"
    #expect(rendered(titleAndPages, [[title, "1"]]).contains(title))
  }

  @Test func onATerminalTextIsCutAtItsWidth() {
    let text = rendered(titleAndPages, [["A Wizard of Earthsea", "183"], ["日本語のリスト日本語", "9"]], width: 20)
    #expect(text == "Title          Pages\nA Wizard of…     183\n日本語のリス…      9\n")
    for line in text.split(separator: "\n") { #expect(DisplayWidth.of(String(line)) <= 20) }
  }

  @Test func aLaterWiderCellPushesItsRowAndIsNotCut() {
    let rows = Array(repeating: ["Dune", "1"], count: TextTable.rowsMeasured) + [["Dune Messiah", "2"]]
    let text = rendered(titleAndPages, rows)
    #expect(text.hasSuffix("Dune       1\nDune Messiah      2\n"))
  }

  @Test func aLaterWiderCellIsCutOnlyWhereTheTerminalEnds() {
    let rows = Array(repeating: ["Dune", "1"], count: TextTable.rowsMeasured) + [["Dune Messiah", "2"]]
    #expect(rendered(titleAndPages, rows, width: 40).hasSuffix("Dune Messiah      2\n"))
    #expect(rendered(titleAndPages, rows, width: 14).hasSuffix("Dune…      2\n"))
  }

  @Test func rowsComeOutWhenTheWidthsAreSettled() {
    var table = TextTable(columns: titleAndPages)
    var buffer = ByteBuffer()
    for _ in 1..<TextTable.rowsMeasured { table.add(["Dune", "1"], to: &buffer) }
    #expect(buffer.count == 0)
    table.add(["Dune", "1"], to: &buffer)
    #expect(buffer.count > 1000)
  }

  @Test func onlyColourMarksTheHeader() {
    #expect(rendered([TableColumn("A")], [["x"]], style: Style(isColored: true)) == "\u{1B}[1;4mA\u{1B}[0m\nx\n")
  }

  @Test func hostileCellsAreMadeSafe() {
    let text = rendered(titleAndPages, [["\u{1B}[2J\u{202E}x\ny", "\u{9B}1m"]])
    #expect(
      text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control && !$0.properties.isBidiControl })
    #expect(text.split(separator: "\n").count == 2)
  }
}
