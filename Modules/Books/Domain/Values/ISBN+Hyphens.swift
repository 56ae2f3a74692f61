extension ISBN {
  /// The 13 digits with hyphens between their parts, such as 978-0-439-55493-0; without any where the range belongs to nobody yet.
  public var hyphenated: String {
    let digits = Array(text.utf8)
    guard let parts = ISBNRanges.published.parts(of: number) else { return text }
    let ends = [3, 3 + parts.group, 3 + parts.group + parts.registrant, 12]
    var hyphenated: [UInt8] = []
    for (place, digit) in digits.enumerated() {
      if ends.contains(place) { hyphenated.append(UInt8(ascii: "-")) }
      hyphenated.append(digit)
    }
    return String(decoding: hyphenated, as: UTF8.self)
  }
}
