/// A table another program wrote: its header, and rows that say only some of it.
struct ExportTable {
  let header: String
  var separator: Character = ","
  /// Without quotes a cell must not hold what parts cells.
  var quotes = true
  /// What a row says where nothing else is said.
  var usual: [String: String] = [:]

  /// A row under the header.
  func row(_ cells: [String: String] = [:]) -> String {
    let cells = usual.merging(cells) { $1 }
    return header.split(separator: separator).map { quoted(cells[String($0)] ?? "") }.joined(separator: String(separator))
  }

  /// The header and rows, each line ended.
  func file(_ rows: [[String: String]], end: String = "\n") -> String {
    ([header] + rows.map(row)).map { $0 + end }.joined()
  }

  private func quoted(_ cell: String) -> String {
    if !quotes || cell.utf8.allSatisfy({ $0 != 0x22 && $0 != 0x2C && $0 != 0x0A && $0 != 0x0D }) { return cell }
    return "\"" + cell.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}
