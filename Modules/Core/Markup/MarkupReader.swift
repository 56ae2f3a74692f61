public import Files

/// Reads a document event by event, in memory bounded by a piece of the file and its longest text.
public final class MarkupReader {
  private static let pieceSize = 32 * 1024

  private let source: ByteSource
  private let parser: MarkupParser
  private var events: ArraySlice<(event: MarkupEvent, line: Int)> = []
  private var hasEnded = false
  /// Bytes given to the parser so far, to show progress.
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
    guard let next = events.popFirst() else { return nil }
    line = next.line
    return next.event
  }

  private func readPiece() throws {
    events = try withUnsafeTemporaryAllocation(byteCount: Self.pieceSize, alignment: 8) { memory in
      let count = try source.read(into: memory)
      bytesRead += count
      hasEnded = count == 0
      do throws(InputFault) {
        return try parser.parse(UnsafeRawBufferPointer(rebasing: memory[..<count]))[...]
      } catch {
        hasEnded = true
        throw error
      }
    }
  }
}
