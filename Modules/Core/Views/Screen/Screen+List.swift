import Entities
import Files
import Values

extension Screen {
  /// Shows a list and says how many rows it had. An empty one writes nothing (JSON: `[]`) and says so beside the data.
  ///
  /// Throws `ShownFailure` for a list that failed, and what its source or the output throws.
  @discardableResult
  public func show<Item>(_ list: ListView<Item>) async throws -> Int {
    switch list.content {
    case .loading:
      show(Message("\(list.title): loading."))
      return 0
    case .failed(let message):
      throw ShownFailure(message)
    case .rows(let source):
      let count = try await render(source, of: list)
      if count == 0 { show(list.empty) }
      return count
    }
  }

  private func render<Item>(_ source: RowSource<Item>, of list: ListView<Item>) async throws -> Int {
    switch format {
    case .table:
      try await stream(source, through: TableRenderer(list.columns, terminalWidth: outputWidth, style: outputStyle))
    case .json: try await stream(source, through: JSONRenderer(list.fields))
    case .ndjson: try await stream(source, through: NDJSONRenderer(list.fields))
    case .csv: try await stream(source, through: CSVRenderer(list.fields))
    }
  }

  private func stream<Renderer: ListRenderer & ~Copyable>(
    _ source: RowSource<Renderer.Item>, through renderer: consuming Renderer
  ) async throws -> Int {
    var renderer = renderer
    var buffer = ByteBuffer(capacity: Self.bufferSize)
    var count = 0
    let next = source.makeNext()
    while let chunk = try await next() {
      for item in chunk {
        renderer.add(item, to: &buffer)
        if buffer.count >= Self.flushSize { try buffer.flush(to: output) }
      }
      count += chunk.count
      if outputWidth != nil { try buffer.flush(to: output) }
    }
    renderer.finish(to: &buffer)
    try buffer.flush(to: output)
    return count
  }

  private static let flushSize = 60 * 1024
  /// Holds the rows a table keeps back until it knows its widths; room that is never needed costs no memory.
  private static let bufferSize = 256 * 1024
}
