import Entities
import Files
import HTTP
import Storage

/// The answer that shows rows.
struct RowAnswer<Row: Record> {
  let table: RemoteTable<Row>
  let media: MediaType
  let text: RowText<Row.Model>

  init(_ query: RowQuery<Row>, _ media: MediaType) {
    table = query.table
    self.media = media
    text = RowText(query.selected, stripsNulls: media.stripsNulls)
  }

  /// As many of the rows as an answer may have; a single object is refused unless there is exactly one.
  func callAsFunction(
    _ status: Int, _ items: [Row.Model], offset: Int = 0, total: Int? = nil, applied: [String] = []
  ) throws(RESTError) -> HTTPResponse {
    if media.shape == .object, items.count != 1 { throw .notOne(items.count) }
    var buffer = ByteBuffer(capacity: 4096)
    var shown = 0
    if media.shape == .array { buffer.append(0x5B) }
    for item in items where buffer.count < RowText<Row.Model>.mostBytes {
      if shown > 0 { buffer.append(0x2C) }
      text.append(item, to: &buffer)
      shown += 1
    }
    let tag = tag(buffer.bytes, rows: shown)
    if media.shape == .array { buffer.append(0x5D) }
    var headers: HTTPHeaders = ["Content-Type": media.name, "ETag": tag]
    headers.add("Content-Range", Self.range(offset, shown, total))
    if !applied.isEmpty { headers.add("Preference-Applied", applied.joined(separator: ", ")) }
    return HTTPResponse(status, headers: headers, body: Array(buffer.bytes))
  }

  /// That of the row, where there is one alone, so that it can be named when the row is changed.
  private func tag(_ bytes: UnsafeRawBufferPointer, rows: Int) -> String {
    EntityTag.of(rows == 1 && media.shape == .array ? UnsafeRawBufferPointer(rebasing: bytes.dropFirst()) : bytes)
  }

  static func range(_ offset: Int, _ shown: Int, _ total: Int?) -> String {
    let total = total.map(String.init) ?? "*"
    return shown == 0 ? "*/\(total)" : "\(offset)-\(offset + shown - 1)/\(total)"
  }
}
