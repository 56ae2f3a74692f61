import Entities
import Files

extension Screen {
  /// Shows one entity: labelled rows for people, one object (CSV: a header and a row) for machines.
  public func show<Item>(_ detail: DetailView<Item>) throws {
    var buffer = ByteBuffer()
    switch format {
    case .table:
      LabelledText(width: outputWidth, style: outputStyle).write(detail.rows, to: &buffer)
    case .json, .ndjson:
      NDJSONRenderer(detail.fields).add(detail.item, to: &buffer)
    case .csv:
      var renderer = CSVRenderer(detail.fields)
      renderer.add(detail.item, to: &buffer)
    }
    try buffer.flush(to: output)
  }

  /// Shows the outcome of a command.
  public func show(_ report: ReportView) throws {
    var buffer = ByteBuffer()
    switch format {
    case .table:
      LabelledText(width: outputWidth, style: outputStyle).write(report.rows, to: &buffer)
    case .json, .ndjson:
      buffer.appendJSON(report.members)
      buffer.append(UInt8(ascii: "\n"))
    case .csv:
      ReportCSV.write(report.members, to: &buffer)
    }
    try buffer.flush(to: output)
  }

  /// Shows statistics.
  public func show(_ chart: ChartView) throws {
    var buffer = ByteBuffer()
    switch format {
    case .table:
      ChartText(width: outputWidth, style: outputStyle, environment: environment).write(chart, to: &buffer)
    case .json, .ndjson:
      buffer.appendJSON(chart.members)
      buffer.append(UInt8(ascii: "\n"))
    case .csv:
      ChartCSV.write(chart, to: &buffer)
    }
    try buffer.flush(to: output)
  }
}
