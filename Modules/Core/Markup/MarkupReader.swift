public import Files

/// Reads a document event by event, in memory bounded by a piece of the file and its longest text.
public final class MarkupReader {
  private static let pieceSize = 32 * 1024
  /// Bytes that wait for the end of a tag; a picture inside one may be long.
  private static let longestTag = 1 << 20

  private let source: ByteSource
  private let parser: MarkupParser
  private var events: ArraySlice<(event: MarkupEvent, line: Int)> = []
  private var hasEnded = false
  /// Read, and not given to the parser yet.
  private var waiting: [UInt8] = []
  /// Thrown once the events before it are read.
  private var fault: InputFault?
  /// Bytes read so far, to show progress.
  public private(set) var bytesRead = 0
  /// The line the last event stands on, from 1.
  public private(set) var line = 1

  /// Opens libxml2; throws `MissingLibrary` where the system has none.
  public init(_ source: ByteSource, as language: MarkupLanguage) throws {
    self.source = source
    parser = try MarkupParser(language)
  }

  /// The next event; nil at the end.
  ///
  /// Throws `InputFault`, which ends reading, where XML is not well formed or declares entities; `FileError`.
  public func next() throws -> MarkupEvent? {
    while events.isEmpty, !hasEnded { try readPiece() }
    guard let next = events.popFirst() else {
      defer { fault = nil }
      if let fault { throw fault }
      return nil
    }
    line = next.line
    return next.event
  }

  /// Gives the parser what is read up to the end of a tag: a piece that ends inside one makes the HTML parser of libxml2 (2.9.14) wait for
  /// the end of the document, with all of it in memory.
  private func readPiece() throws {
    let count = try withUnsafeTemporaryAllocation(byteCount: Self.pieceSize, alignment: 8) { memory in
      let count = try source.read(into: memory)
      waiting.append(contentsOf: memory[..<count])
      return count
    }
    bytesRead += count
    let end = waiting.lastIndex(of: UInt8(ascii: ">")).map { $0 + 1 }
    let ready = count == 0 || waiting.count > Self.longestTag ? waiting.count : end ?? 0
    if ready > 0 { events += waiting[..<ready].withUnsafeBytes(parser.parse) }
    waiting.removeFirst(ready)
    if count == 0, parser.fault == nil { events += parser.parse(UnsafeRawBufferPointer(start: nil, count: 0)) }
    fault = parser.fault
    hasEnded = count == 0 || fault != nil
  }
}
