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
    var text = ""
    for _ in 0..<4 {
      let digits = String(numbers.next() as UInt64, radix: 16)
      text += String(repeating: "0", count: 16 - digits.count) + digits
    }
    return SessionToken(trusted: text)
  }

  private init(trusted text: String) {
    self.text = text
  }

  public var description: String { "(a session)" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
