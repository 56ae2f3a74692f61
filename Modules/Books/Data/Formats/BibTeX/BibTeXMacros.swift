import Files

/// The macros of a file, by their names in lower case.
struct BibTeXMacros {
  /// Bytes one macro may have, and all of them together: a few lines could otherwise double each other without end.
  private static let (longest, most) = (1 << 16, 1 << 22)

  private var values: [String: [UInt8]] = [:]
  private var size = 0

  /// A later definition wins. Throws `InputFault` for one that is too long.
  mutating func define(_ name: String, as value: [UInt8], line: Int) throws {
    size += value.count + name.utf8.count
    guard value.count <= Self.longest, size <= Self.most else {
      throw InputFault(line: line, reason: "The macro '\(name)' is too long; one may have 64 KiB, all together 4 MiB.")
    }
    values[name] = value
  }

  /// What a word without braces stands for: a number for itself, as does a month or a name nobody defined.
  func value(of word: String) -> [UInt8] { values[word.lowercased()] ?? Array(word.utf8) }
}
