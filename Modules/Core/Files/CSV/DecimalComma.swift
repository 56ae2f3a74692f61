/// Amounts as spreadsheets write them in countries where a comma stands before decimals: `12,50`, `1.234,50`, `1.234,50 EUR`.
enum DecimalComma {
  /// The amount with a point before its decimals and none elsewhere; nil for everything else.
  ///
  /// Also nil for `1,800`, whose comma may part thousands.
  static func pointed(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    let amount = bytes.prefix { $0 != 0x20 }
    let parts = amount.split(separator: 0x2C, omittingEmptySubsequences: false)
    guard parts.count == 2, let last = parts.last, !last.isEmpty, last.allSatisfy(isDigit) else { return nil }
    let isNegative = parts[0].first == 0x2D
    let groups = parts[0].dropFirst(isNegative ? 1 : 0).split(separator: 0x2E, omittingEmptySubsequences: false)
    guard groups.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isDigit) }) else { return nil }
    if groups.count == 1 {
      if last.count == 3 { return nil }
    } else {
      guard groups[0].count <= 3, groups.dropFirst().allSatisfy({ $0.count == 3 }) else { return nil }
    }
    let sign = isNegative ? [UInt8(0x2D)] : []
    return String(decoding: sign + groups.joined() + [0x2E] + last + bytes.dropFirst(amount.count), as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
