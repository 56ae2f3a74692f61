import Files
import Terminal

/// Cards as lines of text, with an empty line between two.
struct CardText {
  /// Columns of the terminal; nil when there is none, and nothing is wrapped.
  let width: Int?
  let style: Style
  let environment: [String: String]

  private static let indent = 2
  /// Columns a text needs at least to be worth wrapping beside its label.
  private static let narrowest = 16

  func write(_ cards: [CardView], to buffer: inout ByteBuffer) {
    for (place, card) in cards.enumerated() {
      if place > 0 { buffer.append("\n") }
      buffer.append(style.apply(.header, to: SafeText.forTerminal(card.title)))
      buffer.append("\n")
      write(card.lines, to: &buffer)
    }
  }

  private func write(_ lines: [CardLine], to buffer: inout ByteBuffer) {
    let swatch = Swatch(style, environment: environment)
    let patches = swatch.isShown ? lines.reduce(0) { max($0, $1.swatches.count) } : 0
    let labels = lines.map { SafeText.forTerminal($0.label) }
    let labelWidth = labels.reduce(0) { max($0, DisplayWidth.of($1)) }
    for (line, label) in zip(lines, labels) {
      // Only a line that has a label or a patch leaves room for them.
      let isAligned = !line.label.isEmpty || !line.swatches.isEmpty
      var start = Self.indent
      buffer.append(blanks(start))
      if isAligned, patches > 0 {
        buffer.append(line.swatches.map(swatch.text).joined())
        buffer.append(blanks((patches - line.swatches.count) * Swatch.width + 1))
        start += patches * Swatch.width + 1
      }
      if isAligned, labelWidth > 0 {
        buffer.append(style.apply(.dim, to: label))
        buffer.append(blanks(labelWidth - DisplayWidth.of(label) + 2))
        start += labelWidth + 2
      }
      append(SafeText.forTerminal(line.text), from: start, to: &buffer)
    }
  }

  private func append(_ text: String, from start: Int, to buffer: inout ByteBuffer) {
    guard let width, width - start >= Self.narrowest else {
      buffer.append(text)
      buffer.append("\n")
      return
    }
    for (place, line) in TextWrap.lines(text, width: width - start).enumerated() {
      if place > 0 { buffer.append(blanks(start)) }
      buffer.append(line)
      buffer.append("\n")
    }
  }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
