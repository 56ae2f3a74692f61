extension GeneratedBook {
  /// A version 4 UUID in small letters.
  var idText: String { GeneratedID.text(id) }

  /// 978, the nine digits, and the check digit with weights 1 and 3.
  var isbn13: String? {
    isbnCore.map { core in
      // 9 + 3 × 7 + 8 = 38; the nine digits follow, of which the first and every second one counts three times.
      var (sum, rest) = (38, core)
      for place in 0..<9 {
        sum += rest % 10 * (place % 2 == 0 ? 3 : 1)
        rest /= 10
      }
      return String(9_780_000_000_000 + core * 10 + (10 - sum % 10) % 10)
    }
  }

  /// The nine digits and the check digit with weights 10 to 2, modulo 11; X stands for 10.
  var isbn10: String? {
    isbnCore.map { core in
      let digits = Self.digits(core)
      let sum = digits.enumerated().reduce(0) { $0 + $1.element * (10 - $1.offset) }
      let check = (11 - sum % 11) % 11
      return digits.map(String.init).joined() + (check == 10 ? "X" : String(check))
    }
  }

  private static func digits(_ core: Int) -> [Int] {
    var (rest, digits) = (core, [Int](repeating: 0, count: 9))
    for place in (0..<9).reversed() {
      digits[place] = rest % 10
      rest /= 10
    }
    return digits
  }
}

extension GeneratedDate {
  /// `1999`, `1999-05`, `1999-05-01`, `-0700`; with another separator for Goodreads.
  func text(separator: String = "-") -> String {
    var text = (year < 0 ? "-" : "") + Self.padded(abs(year), to: 4)
    if let month { text += separator + Self.padded(month, to: 2) }
    if let day { text += separator + Self.padded(day, to: 2) }
    return text
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
