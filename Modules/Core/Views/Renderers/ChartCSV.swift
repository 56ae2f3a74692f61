import Files

/// A chart as lines of section, label and value; a single figure has no label.
enum ChartCSV {
  static func write(_ chart: ChartView, to buffer: inout ByteBuffer) {
    buffer.append("section,label,value\n")
    for figure in chart.figures {
      buffer.appendCSV(figure.key)
      buffer.append(",,")
      buffer.appendCSV(figure.value)
      buffer.append("\n")
    }
    for section in chart.sections {
      for bar in section.bars {
        buffer.appendCSV(section.key)
        buffer.append(",")
        buffer.appendCSV(bar.label)
        buffer.append(",")
        buffer.append(decimal: bar.value)
        buffer.append("\n")
      }
    }
  }
}
