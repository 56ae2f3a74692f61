public import Entities
import Values

/// Reads and writes files in any of a feature's formats.
public struct FileInterchange<Item: Entity>: Interchange {
  private let readable: [any ReadableFormat<Item>]
  private let writable: [any WritableFormat<Item>]

  /// A file is taken to be of the first readable format that recognises it.
  public init(readable: [any ReadableFormat<Item>], writable: [any WritableFormat<Item>]) {
    self.readable = readable
    self.writable = writable
  }

  private var readableFormats: String { readable.map(\.name).joined(separator: ", ") }
  private var writableFormats: String { writable.map(\.name).joined(separator: ", ") }

  public func open(_ path: String, format: String?) throws -> OpenedFile<Item> {
    let source = try Self.utf8(ByteSource(path: path))
    let chosen = try format.map(readableFormat) ?? detected(source)
    do {
      return OpenedFile(format: chosen.name, byteCount: source.size, rows: RowsAhead(try chosen.rows(of: source)))
    } catch let fault as InputFault {
      throw UnreadableFile(message: "\(quoted(source.name)), line \(fault.line): \(fault.reason)")
    }
  }

  public func write(_ items: Pages<Item>, format: String, to destination: ExportDestination) async throws -> Int {
    guard let format = writable.first(where: { $0.name == format }) else {
      throw ValueError("\(quoted(format)) is no format to write; there are \(writableFormats).")
    }
    switch destination {
    case .stream(let write): return try await encode(items, with: format.makeWriter(), write)
    case .file(let path):
      let file = try AtomicFile(path: path)
      do {
        let count = try await encode(items, with: format.makeWriter()) { try file.write($0) }
        try file.commit()
        return count
      } catch {
        file.discard()
        throw error
      }
    }
  }

  private func encode(
    _ items: Pages<Item>, with writer: any ItemWriter<Item>, _ write: (UnsafeRawBufferPointer) throws -> Void
  ) async throws -> Int {
    var writer = writer
    var buffer = ByteBuffer()
    var count = 0
    writer.begin(&buffer)
    for try await page in items {
      try Task.checkCancellation()
      for item in page {
        writer.append(item, to: &buffer)
        if buffer.count >= 60 * 1024 {
          try write(buffer.bytes)
          buffer.removeAll()
        }
      }
      count += page.count
    }
    writer.end(&buffer)
    if buffer.count > 0 { try write(buffer.bytes) }
    return count
  }

  /// Programs on Windows save "Unicode text" as UTF-16, with a mark in front that tells.
  private static func utf8(_ source: ByteSource) throws -> ByteSource {
    guard let encoding = TextEncoding(mark: try source.peek(2)) else { return source }
    return ByteSource(decoding: source, as: encoding)
  }

  private func readableFormat(_ name: String) throws -> any ReadableFormat<Item> {
    guard let format = readable.first(where: { $0.name == name }) else {
      throw ValueError("\(quoted(name)) is no format to read; there are \(readableFormats).")
    }
    return format
  }

  private func detected(_ source: ByteSource) throws -> any ReadableFormat<Item> {
    let beginning = FileBeginning(try source.peek(FileBeginning.length))
    if let format = readable.first(where: { $0.recognises(beginning) }) { return format }
    throw UnreadableFile(
      message: beginning.bytes.isEmpty
        ? "\(quoted(source.name)) is empty."
        : "\(quoted(source.name)) is in no known format; say which with --from: \(readableFormats).")
  }
}
