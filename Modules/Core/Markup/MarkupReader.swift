public import Files

/// Reads a document event by event. XML takes memory for a piece of the file and its longest text; HTML is kept whole by libxml2, unless
/// it is read as records.
public final class MarkupReader {
  private static let pieceSize = 32 * 1024
  /// Bytes after which a document of records begins anew.
  private static let partSize = 1 << 20

  private let source: ByteSource
  private let language: MarkupLanguage
  private let records: [[UInt8]]
  private var parser: MarkupParser
  private var partRead = 0
  /// Lines of the parts before this one.
  private var linesBefore = 0
  private var events: ArraySlice<(event: MarkupEvent, line: Int)> = []
  private var hasEnded = false
  /// Thrown once the events before it are read.
  private var fault: InputFault?
  /// Bytes given to the parser so far, to show progress.
  public private(set) var bytesRead = 0
  /// The line the last event stands on, from 1.
  public private(set) var line = 1

  /// Opens libxml2; throws `MissingLibrary` where the system has none.
  ///
  /// - Parameter records: small letters that HTML has before each record, such as `<dt`. At one of them the document begins anew about
  ///   once a MiB, which bounds the memory; the ends of elements that are open there are not told.
  public init(_ source: ByteSource, as language: MarkupLanguage, records: [String] = []) throws {
    self.source = source
    self.language = language
    self.records = records.map { Array($0.utf8) }
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

  private func readPiece() throws {
    events = try withUnsafeTemporaryAllocation(byteCount: Self.pieceSize, alignment: 8) { memory in
      let count = try source.read(into: memory)
      bytesRead += count
      let piece = UnsafeRawBufferPointer(rebasing: memory[..<count])
      let read = try partRead > Self.partSize ? beginningAnew(in: piece) : parse(piece)
      fault = parser.fault
      hasEnded = count == 0 || fault != nil
      return read[...]
    }
  }

  private func parse(_ piece: UnsafeRawBufferPointer) -> [(event: MarkupEvent, line: Int)] {
    partRead += piece.count
    let read = parser.parse(piece)
    return linesBefore == 0 ? read : read.map { ($0.event, $0.line + linesBefore) }
  }

  /// Ends the part before the first record of the piece, where there is one, and begins another with it.
  private func beginningAnew(in piece: UnsafeRawBufferPointer) throws -> [(event: MarkupEvent, line: Int)] {
    guard let start = piece.indices.first(where: { beginsRecord(piece, at: $0) }) else { return parse(piece) }
    let (before, behind) = (piece[..<start], piece[start...])
    var read = parse(UnsafeRawBufferPointer(rebasing: before))
    // What is not read yet of a text; the ends are those of the part, not of the document.
    read += parse(UnsafeRawBufferPointer(rebasing: piece[..<0])).filter { if case .end = $0.event { false } else { true } }
    linesBefore += parser.lines
    parser = try MarkupParser(language)
    partRead = 0
    return read + parse(UnsafeRawBufferPointer(rebasing: behind))
  }

  /// A name of records behind a blank, a line end or another element, so that one within a text of another kind does not count.
  private func beginsRecord(_ piece: UnsafeRawBufferPointer, at place: Int) -> Bool {
    guard piece[place] == UInt8(ascii: "<"), place > 0, [0x0A, 0x0D, 0x20, 0x09, 0x3E].contains(piece[place - 1]) else {
      return false
    }
    return records.contains { name in
      piece[place...].prefix(name.count).elementsEqual(name) { $0 == $1 || $0 | 0x20 == $1 && $1 &- 0x61 < 26 }
    }
  }
}
