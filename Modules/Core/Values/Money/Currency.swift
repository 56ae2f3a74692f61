/// A currency by its ISO 4217 alphabetic code, with the digits of its minor unit.
public struct Currency: Sendable, Hashable {
  /// The three capital letters, the first in the lowest byte; above them the digits.
  private let packed: UInt32

  /// How many decimals an amount has (ISO 4217): 0 for JPY, 2 for EUR, 3 for KWD, 4 for UYW.
  public var digits: Int { Int(packed >> 24) }

  /// Minor units in one major unit: 1, 100, 1,000 or 10,000.
  public var minorUnits: Int64 {
    switch digits {
    case 0: 1
    case 2: 100
    case 3: 1_000
    default: 10_000
    }
  }

  /// EUR.
  public static let euro = Currency(letters: (0x45, 0x55, 0x52), digits: 2)

  private init(letters: (UInt32, UInt32, UInt32), digits: UInt32) {
    packed = letters.0 | letters.1 << 8 | letters.2 << 16 | digits << 24
  }

  /// The currency whose code the UTF-8 text is, in any case; nil when it is none.
  public init?(utf8 bytes: some Collection<UInt8>) {
    guard bytes.count == 3 else { return nil }
    var packed: UInt32 = 0
    var place = 0
    for byte in bytes.reversed() {
      let letter = byte & 0xDF
      guard letter &- 0x41 < 26 else { return nil }
      packed = packed << 8 | UInt32(letter)
    }
    for shift in [0, 8, 16] as [UInt32] { place = place * 26 + Int(packed >> shift & 0xFF) - 0x41 }
    let digits = CurrencyCodes.digits[place]
    guard digits != CurrencyCodes.none else { return nil }
    self.packed = packed | UInt32(digits) << 24
  }

  /// Writes the code to memory that has room for three bytes.
  public func write(to output: UnsafeMutablePointer<UInt8>) {
    for place in 0..<3 { output[place] = UInt8(truncatingIfNeeded: packed >> UInt32(place * 8)) }
  }
}

extension Currency: TextValue, CustomStringConvertible {
  /// Takes a code in any case: `EUR`, `eur`.
  public init(parsing text: String) throws(ValueError) {
    guard let currency = Currency(utf8: text.utf8) else {
      throw ValueError("\(quoted(text)) is no currency; use the three letters of ISO 4217, such as EUR or USD.")
    }
    self = currency
  }

  /// The code in capital letters.
  public var text: String {
    String(unsafeUninitializedCapacity: 3) { output in
      guard let start = output.baseAddress else { return 0 }
      write(to: start)
      return 3
    }
  }

  public var description: String { text }
}
