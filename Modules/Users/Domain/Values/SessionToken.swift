/// The secret that stands for a session: 256 random bits, which its owner alone has.
public struct SessionToken: Sendable, Hashable, CustomStringConvertible, CustomReflectable {
  /// 64 hexadecimal digits in lower case, for the owner's file alone.
  public let text: String

  private static let digits = 64

  /// nil for a text that is no token.
  public init?(text: String) {
    let isToken =
      text.utf8.count == Self.digits && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    guard isToken else { return nil }
    self.text = text
  }

  /// From the system's random numbers, which are fit for secrets.
  public static func make() -> SessionToken {
    var numbers = SystemRandomNumberGenerator()
    return SessionToken(bits: (numbers.next(), numbers.next(), numbers.next(), numbers.next()))
  }

  /// Takes 256 bits that nobody can guess.
  public init(bits: (UInt64, UInt64, UInt64, UInt64)) {
    text = [bits.0, bits.1, bits.2, bits.3].map { bits in
      let digits = String(bits, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  public var description: String { "(a session)" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
