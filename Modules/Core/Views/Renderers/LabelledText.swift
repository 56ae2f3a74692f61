import Entities
import Files
import Terminal

/// Labelled rows with their values below each other; the lines of a longer text keep their indent.
struct LabelledText {
  /// Columns a value needs at least to be worth wrapping beside its label.
  private static let narrowest = 20

  /// Columns of the terminal; nil when there is none, and nothing is wrapped.
  let width: Int?
  let style: Style

  func write(_ rows: [LabelledRow], to buffer: inout ByteBuffer) {
    let shown = rows.map { (label: SafeText.forTerminal($0.label), text: $0.value.displayText) }.filter { !$0.text.isEmpty }
    let indent = shown.reduce(0) { max($0, DisplayWidth.of($1.label)) } + 2
    for (label, text) in shown {
      buffer.append(style.apply(.dim, to: label))
      var blanks = indent - DisplayWidth.of(label)
      for line in lines(of: text, indent: indent) {
        if !line.isEmpty {
          buffer.append(String(repeating: " ", count: blanks))
          buffer.append(line)
        }
        buffer.append(UInt8(ascii: "\n"))
        blanks = indent
      }
    }
  }

  private func lines(of text: String, indent: Int) -> [String] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { SafeText.forTerminal(String($0)) }
    guard let width, width - indent >= Self.narrowest else { return lines }
    return lines.flatMap { TextWrap.lines($0, width: width - indent) }
  }
}
