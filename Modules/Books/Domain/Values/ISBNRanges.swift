/// Where the parts of an ISBN end: its registration group, and in each group the registrants' numbers, which differ in length.
///
/// A range of numbers that nobody has been given is in no table, so an ISBN in it cannot be taken apart (ISBN Users' Manual, section 5).
struct ISBNRanges: Sendable {
  /// Those in force; read from the text when an ISBN is hyphenated for the first time.
  static let published = ISBNRanges(parsing: message)

  /// The ranges of each group, by its prefix without the hyphen: 9780 for 978-0.
  private let groups: [Int: Substring]

  /// Takes lines of a prefix and ranges, as described at `message`; other lines are ignored.
  init(parsing message: String) {
    var groups: [Int: Substring] = [:]
    for line in message.split(separator: "\n") {
      let prefix = line.prefix { $0 != " " }
      if let key = Int(prefix.filter { $0 != "-" }) { groups[key] = line.dropFirst(prefix.count) }
    }
    self.groups = groups
  }

  /// How many digits the group and the registrant of a 13-digit ISBN have; nil where its range belongs to nobody.
  func parts(of isbn: Int) -> (group: Int, registrant: Int)? {
    for length in 1...5 {
      let behind = Self.powers[10 - length]
      guard let ranges = groups[isbn / behind] else { continue }
      // What follows the group, the check digit left out, as seven digits.
      let rest = isbn % behind / 10
      let seven = length == 1 ? rest / 10 : rest * Self.powers[length - 2]
      return Self.registrantLength(seven, ranges).map { (length, $0) }
    }
    return nil
  }

  private static func registrantLength(_ seven: Int, _ ranges: Substring) -> Int? {
    var next = 0
    for range in ranges.split(separator: " ") {
      let bounds = range.split(separator: "-")
      guard let last = bounds.last, last.utf8.count <= 7, let end = Int(last), let begin = bounds.first.flatMap({ Int($0) })
      else { return nil }
      let unit = powers[7 - last.utf8.count]
      if seven < (bounds.count > 1 ? begin * unit : next) { return nil }
      next = (end + 1) * unit
      if seven < next { return last.utf8.count }
    }
    return nil
  }

  private static let powers = (0..<10).map { (0..<$0).reduce(1) { power, _ in power * 10 } }
}

extension ISBNRanges {
  /// What the ranges are made of, for whoever checks them: the prefix of each group and its ranges as they are written.
  var table: [Int: Substring] { groups }
}
