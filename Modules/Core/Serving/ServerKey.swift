import Files
import Values

/// A secret that opens everything, for programs that have no session; it is kept in a file of its own.
public struct ServerKey: Sendable, CustomStringConvertible, CustomReflectable {
  /// Characters a key needs, so that it is not found by trying.
  private static let shortest = 32
  private let bytes: [UInt8]

  /// The text of a file without the white space around it; throws `ValueError` for one that is too short, `FileError`.
  public init(file: String) throws {
    let text = Tidy.trimmed(String(decoding: try ByteSource(path: file).peek(4096), as: UTF8.self))
    guard text.utf8.count >= Self.shortest else {
      throw ValueError("The key in \(quoted(file)) is too short; it needs at least \(Self.shortest) characters.")
    }
    bytes = Array(text.utf8)
  }

  /// Takes as long for every text of the key's length, so that nobody feels their way to it.
  public func opens(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { offered in
      guard offered.count == bytes.count else { return false }
      var difference: UInt8 = 0
      for place in bytes.indices { difference |= offered[place] ^ bytes[place] }
      return difference == 0
    }
  }

  public var description: String { "(a key)" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
