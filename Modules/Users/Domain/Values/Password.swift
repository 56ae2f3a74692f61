import Values

/// A password, prepared by OpaqueString (RFC 8265) so that it is the same from every keyboard; it never shows itself.
public struct Password: Sendable {
  /// Bytes in UTF-8. NIST SP 800-63B asks for 15 characters of a password that stands alone; nothing is ever cut off.
  public static let allowedBytes = 15...1024

  /// What is hashed.
  public let bytes: [UInt8]

  /// Throws `PasswordError`, which does not show what was typed.
  public init(typed text: String) throws(PasswordError) {
    do throws(OpaqueString.Problem) {
      bytes = Array(try OpaqueString.prepared(text).utf8)
    } catch {
      switch error {
      case .empty: throw .tooShort
      case .forbidden(let scalar), .misplaced(let scalar): throw .character(scalar)
      }
    }
    if bytes.count < Self.allowedBytes.lowerBound { throw .tooShort }
    if bytes.count > Self.allowedBytes.upperBound { throw .tooLong }
  }
}

extension Password: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "(a password)" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
