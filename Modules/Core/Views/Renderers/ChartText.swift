import Files
import Terminal

/// A chart as lines of text: figures, then each section's bars to one scale.
struct ChartText {
  /// Columns of the terminal, or nil: then bars are drawn for 80.
  let width: Int?
  let style: Style
  let environment: [String: String]

  func write(_ chart: ChartView, to buffer: inout ByteBuffer) {
    buffer.append(style.apply(.header, to: SafeText.forTerminal(chart.title)))
    buffer.append(UInt8(ascii: "\n"))
    LabelledText(width: width, style: style).write(chart.figures.map { LabelledRow($0.label, $0.value) }, to: &buffer)
    for section in chart.sections where !section.bars.isEmpty { write(section, to: &buffer) }
  }

  private func write(_ section: ChartView.Section, to buffer: inout ByteBuffer) {
    buffer.append("\n")
    buffer.append(style.apply(.header, to: SafeText.forTerminal(section.title)))
    buffer.append("\n")
    let available = width ?? 80
    // A label may take a third of the line, so that the bars stay bars.
    let longest = width == nil ? Int.max : max(available / 3, 8)
    let labels = section.bars.map { TextCut.fitting(SafeText.forTerminal($0.label), width: longest) }
    let figures = section.bars.map { SafeText.forTerminal($0.display ?? Digits.grouped($0.value)) }
    let labelWidth = labels.reduce(0) { max($0, DisplayWidth.of($1)) }
    let figureWidth = figures.reduce(0) { max($0, DisplayWidth.of($1)) }
    let barWidth = min(max(available - labelWidth - figureWidth - 4, 0), 40)
    let maximum = section.bars.reduce(0) { max($0, $1.value) }
    for (place, item) in section.bars.enumerated() {
      buffer.append(labels[place])
      buffer.append(String(repeating: " ", count: labelWidth - DisplayWidth.of(labels[place]) + 2))
      buffer.append(String(repeating: " ", count: figureWidth - DisplayWidth.of(figures[place])))
      buffer.append(figures[place])
      let bar = Bar.text(item.value, of: maximum, width: barWidth, usesBlocks: TerminalState.writesUTF8(environment))
      if !bar.isEmpty {
        buffer.append("  ")
        buffer.append(style.apply(.accent, to: bar))
      }
      buffer.append("\n")
    }
  }
}
