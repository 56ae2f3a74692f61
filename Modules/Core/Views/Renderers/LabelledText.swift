import Entities
import Files
import Terminal

/// Labelled rows with their values below each other; lines of a longer text keep their indent.
enum LabelledText {
  static func write(_ rows: [LabelledRow], style: Style, to buffer: inout ByteBuffer) {
    let shown = rows.filter { !$0.value.displayText.isEmpty }
    let labels = shown.map { SafeText.forTerminal($0.label) }
    let widest = labels.reduce(0) { max($0, DisplayWidth.of($1)) }
    for (row, label) in zip(shown, labels) {
      buffer.append(style.apply(.dim, to: label))
      var indent = widest - DisplayWidth.of(label) + 2
      for line in row.value.displayText.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
        let text = SafeText.forTerminal(String(line))
        if !text.isEmpty {
          buffer.append(String(repeating: " ", count: indent))
          buffer.append(text)
        }
        buffer.append(UInt8(ascii: "\n"))
        indent = widest + 2
      }
    }
  }
}
