import Files
import HTTP
import Storage

/// The answer that shows rows of a table.
struct RowAnswer<Row: Record> {
  /// More bytes than this an answer does not have; the rest is asked for by another range.
  private static var mostBytes: Int { 8 << 20 }

  let table: RemoteTable<Row>
  let media: MediaType
  private let layout: RowLayout

  init(_ table: RemoteTable<Row>, _ query: RowQuery, _ media: MediaType) {
    self.table = table
    self.media = media
    var layout = query.layout
    layout.stripsNulls = media.stripsNulls
    self.layout = layout
  }

  /// As many of the rows as an answer may have; a single object is refused unless there is exactly one.
  func callAsFunction(
    _ status: Int, _ items: [Row.Model], offset: Int = 0, total: Int? = nil, applied: [String] = []
  ) throws(RESTError) -> HTTPResponse {
    try shown(status, items, offset: offset, total: total, applied: applied).response
  }

  /// The same, and how many of the rows it shows.
  func shown(
    _ status: Int, _ items: [Row.Model], offset: Int, total: Int?, applied: [String]
  ) throws(RESTError) -> (response: HTTPResponse, rows: Int) {
    if media.shape == .object, items.count != 1 { throw .notOne(items.count) }
    // An allocator has a piece of 1 KiB at hand; a larger one it looks for.
    var buffer = ByteBuffer(capacity: items.count > 1 ? 4096 : 1024)
    var shown = 0
    if media.shape == .array { buffer.append(0x5B) }
    for item in items where buffer.count < Self.mostBytes {
      if shown > 0 { buffer.append(0x2C) }
      table.write(item, layout, &buffer)
      shown += 1
    }
    let tag = tag(buffer.bytes, rows: shown)
    if media.shape == .array { buffer.append(0x5D) }
    var headers = HTTPHeaders()
    headers.add("Content-Type", media.name)
    headers.add("ETag", tag)
    headers.add("Content-Range", RowRange.text(offset, shown, of: total))
    if !applied.isEmpty { headers.add("Preference-Applied", applied.joined(separator: ", ")) }
    return (HTTPResponse(status, headers: headers, body: Array(buffer.bytes)), shown)
  }

  /// That of the row, where there is one alone, so that it can be named when the row is changed.
  private func tag(_ bytes: UnsafeRawBufferPointer, rows: Int) -> String {
    EntityTag.of(rows == 1 && media.shape == .array ? UnsafeRawBufferPointer(rebasing: bytes.dropFirst()) : bytes)
  }
}
