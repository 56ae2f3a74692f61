import Libraries

/// The name of a host on the internet, fully qualified: labels of letters, digits and hyphens with dots between (RFC 1123, section 2.1).
public struct DomainName: Sendable, Hashable {
  /// In lower case, labels outside ASCII in their `xn--` form: what two ways to write one name have in common.
  public let ascii: String

  /// Bytes of a whole name, and of one label (RFC 1035, section 2.3.4).
  static let longest = 253
  static let longestLabel = 63

  /// Takes a name in any script and case; throws `ValueError`, naming the input and what is allowed.
  public init(parsing text: String) throws(ValueError) {
    var text = text
    let isASCII = text.withUTF8 { UTF8Scalars.asciiPrefix($0) == $0.count }
    guard let ascii = isASCII ? text : try Self.mapped(text), let name = Self.lowered(ascii) else {
      throw ValueError(
        "\(quoted(text)) is no domain name; one looks like 'example.org', of letters, digits and hyphens with dots between.")
    }
    self.ascii = name
  }

  private static func mapped(_ text: String) throws(ValueError) -> String? {
    do throws(MissingLibrary) {
      return try IDNA.ascii(text)
    } catch {
      throw ValueError("\(quoted(text)) cannot be understood: \(error.message)")
    }
  }

  /// nil when the bytes are no name.
  private static func lowered(_ ascii: String) -> String? {
    var ascii = ascii
    return ascii.withUTF8 { bytes in
      guard isName(bytes) else { return nil }
      return String(unsafeUninitializedCapacity: bytes.count) { output in
        for (place, byte) in bytes.enumerated() { output[place] = byte &- 0x41 < 26 ? byte | 0x20 : byte }
        return bytes.count
      }
    }
  }

  /// Whether the bytes are labels with dots between, at least two of them, the last not all digits, which would be an IP address.
  static func isName(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count <= longest else { return false }
    var (start, dots) = (0, 0)
    var hasLetter = false
    for (place, byte) in bytes.enumerated() {
      if byte == 0x2E {
        guard isLabel(bytes, start, place) else { return false }
        start = place + 1
        dots += 1
        hasLetter = false
      } else if (byte | 0x20) &- 0x61 < 26 {
        hasLetter = true
      } else if byte &- 0x30 > 9, byte != 0x2D {
        return false
      }
    }
    return dots > 0 && hasLetter && isLabel(bytes, start, bytes.count)
  }

  private static func isLabel(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let length = end - start
    return length > 0 && length <= longestLabel && bytes[start] != 0x2D && bytes[end - 1] != 0x2D
  }
}
