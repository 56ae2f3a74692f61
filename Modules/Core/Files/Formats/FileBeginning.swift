import Values

/// The first bytes of a file, from which its format is known.
public struct FileBeginning: Sendable {
  /// Bytes that are looked at: enough for any header.
  public static let length = 64 * 1024

  /// Without a byte-order mark.
  public let bytes: ArraySlice<UInt8>

  /// At most `length` bytes from the front of a file.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
  }

  /// The first byte that is no white space.
  public var firstSign: UInt8? { bytes.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D } }

  /// Whether this text of ASCII, in small letters, stands anywhere, in any case.
  public func has(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard let first = wanted.first, bytes.count >= wanted.count else { return false }
    return (bytes.startIndex...(bytes.endIndex - wanted.count)).contains { place in
      Self.lowered(bytes[place]) == first && bytes[place...].prefix(wanted.count).elementsEqual(wanted) { Self.lowered($0) == $1 }
    }
  }

  private static func lowered(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

  /// What parts the columns of the first record: a comma, or the `;` or tab that stands in it more often, outside quotes.
  ///
  /// Spreadsheets write `;` wherever a comma stands before decimals, and a tab in what they call Unicode text.
  public var separator: UInt8 {
    var (commas, semicolons, tabs) = (0, 0, 0)
    var isQuoted = false
    for byte in bytes.drop(while: { $0 == 0x0A || $0 == 0x0D }) {
      if byte == 0x22 { isQuoted.toggle() }
      if isQuoted { continue }
      switch byte {
      case 0x2C: commas += 1
      case 0x3B: semicolons += 1
      case 0x09: tabs += 1
      case 0x0A, 0x0D: return Self.separator(commas, semicolons, tabs)
      default: continue
      }
    }
    return Self.separator(commas, semicolons, tabs)
  }

  private static func separator(_ commas: Int, _ semicolons: Int, _ tabs: Int) -> UInt8 {
    if commas >= max(semicolons, tabs) { return 0x2C }
    return semicolons >= tabs ? 0x3B : 0x09
  }

  /// The names in the first record, folded; none when it is no text of this kind. Without a separator it is the one found there.
  public func header(separator: UInt8? = nil) -> [String] {
    let reader = CSVReader(ByteSource(Array(bytes)), separator: separator ?? self.separator)
    guard let row = try? reader.next() else { return [] }
    return row.texts.map { Fold.folded($0) }
  }

  /// Whether the first record names all of these columns, without regard to case.
  public func hasColumns(_ names: String..., separator: UInt8? = nil) -> Bool {
    let header = Set(header(separator: separator))
    return names.allSatisfy { header.contains(Fold.folded($0)) }
  }
}
