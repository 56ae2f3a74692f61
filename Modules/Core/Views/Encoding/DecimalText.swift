/// Whole numbers as decimal digits, without a `String` in between.
enum DecimalText {
  /// Bytes any `Int` fits in, its sign included.
  static let longest = 20

  /// Writes at least so many digits, with zeros in front, and says how many; there must be room for `longest`.
  static func write(_ number: UInt, digits: Int, to start: UnsafeMutablePointer<UInt8>) -> Int {
    var count = 1
    var bound = number / 10
    while bound > 0 {
      count += 1
      bound /= 10
    }
    count = max(count, digits)
    var rest = number
    for place in stride(from: count - 1, through: 0, by: -1) {
      start[place] = UInt8(truncatingIfNeeded: rest % 10) &+ UInt8(ascii: "0")
      rest /= 10
    }
    return count
  }
}
