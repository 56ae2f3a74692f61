import Synchronization

/// Reads an input line by line and keeps what was read ahead, so one reader belongs to one input.
public final class LineReader: Sendable {
  /// Bytes a line may have.
  public static let longestLine = 1 << 20

  /// Nothing else may read from it, or lines would lose their beginnings.
  public let source: any InputSource

  private struct Ahead {
    var bytes: [UInt8] = []
    var hasEnded = false
  }

  private let ahead = Mutex(Ahead())

  /// A reader at the place where the source stands now.
  public init(_ source: any InputSource) {
    self.source = source
  }

  /// Whether a person may be typing the lines.
  public var isTerminal: Bool { source.isTerminal }

  /// The next line without its LF or CRLF, or nil at the end of the input.
  ///
  /// Throws `InputError` when the line is not UTF-8 or longer than `longestLine`; the line is then skipped.
  public func readLine() throws -> String? {
    try ahead.withLock { try Self.nextLine(&$0, from: source) }
  }

  /// The next line, not shown while it is typed. `prompt` runs when nothing typed shows any more.
  public func readSecret(prompt: () throws -> Void = {}) throws -> String? {
    try source.withoutEcho {
      try prompt()
      return try readLine()
    }
  }

  private static func nextLine(_ ahead: inout Ahead, from source: any InputSource) throws -> String? {
    var searched = 0
    var isTooLong = false
    while true {
      if let end = ahead.bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = ahead.bytes[..<end]
        defer { ahead.bytes.removeSubrange(...end) }
        return try text(of: line, isTooLong: isTooLong)
      }
      if ahead.bytes.count > longestLine {
        isTooLong = true
        ahead.bytes.removeAll(keepingCapacity: true)
      }
      searched = ahead.bytes.count
      if try !readMore(&ahead, from: source) {
        if ahead.bytes.isEmpty && !isTooLong { return nil }
        defer { ahead.bytes.removeAll() }
        return try text(of: ahead.bytes[...], isTooLong: isTooLong)
      }
    }
  }

  private static func readMore(_ ahead: inout Ahead, from source: any InputSource) throws -> Bool {
    // A terminal gives the end of input once (Ctrl-D) and would then wait for more.
    if ahead.hasEnded { return false }
    var part = [UInt8](repeating: 0, count: 4096)
    let count = try part.withUnsafeMutableBytes { try source.read(into: $0) }
    ahead.bytes.append(contentsOf: part.prefix(count))
    ahead.hasEnded = count == 0
    return count > 0
  }

  private static func text(of line: ArraySlice<UInt8>, isTooLong: Bool) throws -> String {
    let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    if isTooLong || line.count > longestLine { throw InputError(.tooLong(limit: longestLine)) }
    guard let text = String(validating: line, as: UTF8.self) else { throw InputError(.notUTF8) }
    return text
  }
}
