/// The articles of one language, or of several, that a title is not sorted by.
struct LeadingArticles: Sendable {
  /// Each packed into eight bytes, so that a word is compared in one step.
  private let words: [UInt64]
  /// `l'`, `gl'`, `un'` without the apostrophe: they lean on the next word.
  private let elided: [String]
  /// `'t`, `'n` without the apostrophe, which stands for what they have lost in front.
  private let reduced: [String]
  /// Beginnings of keys in which the article belongs to a name.
  private let names: [String]

  init(_ words: [String], elided: [String] = [], reduced: [String] = [], exceptIn names: [String] = []) {
    self.words = words.map { Self.pack($0.utf8) }
    self.elided = elided
    self.reduced = reduced
    self.names = names
  }

  private static let longest = 5

  /// How many bytes of the key belong to a leading article and the space after it; 0 where no word would follow it.
  func length(in key: String, of title: String) -> Int {
    // Few titles have an apostrophe near their front (0x99 ends the typographic one), and looking closer is slow.
    if title.utf8.prefix(16).contains(where: { $0 == 0x27 || $0 == 0x99 }),
      let length = elidedLength(in: key, of: title) ?? reducedLength(in: key, of: title)
    {
      return length
    }
    var packed: UInt64 = 0
    var count = 0
    for byte in key.utf8 {
      if byte == 0x20 {
        return words.contains(packed) && Self.startsUnaccented(title, count) && !isName(key) ? count + 1 : 0
      }
      if count == Self.longest { return 0 }
      packed = packed << 8 | UInt64(byte)
      count += 1
    }
    return 0
  }

  /// In the key `l'étranger` is one word, so the title as written decides.
  private func elidedLength(in key: String, of title: String) -> Int? {
    guard !elided.isEmpty else { return nil }
    let start = title.unicodeScalars.drop { !Self.isWord($0) }
    let word = start.prefix { $0.isASCII && $0.properties.isAlphabetic }
    let rest = start[word.endIndex...]
    guard word.count <= Self.longest, let mark = rest.first, mark == "'" || mark == "\u{2019}" else { return nil }
    guard let next = rest.dropFirst().first, Self.isWord(next) else { return nil }
    let folded = Fold.folded(String(word))
    return elided.contains(folded) && key.utf8.starts(with: folded.utf8) ? folded.utf8.count : nil
  }

  private func reducedLength(in key: String, of title: String) -> Int? {
    guard !reduced.isEmpty else { return nil }
    let scalars = title.unicodeScalars
    let start = scalars.drop { !Self.isWord($0) }
    guard start.startIndex > scalars.startIndex, case let mark = scalars[scalars.index(before: start.startIndex)],
      mark == "'" || mark == "\u{2019}" || mark == "\u{2018}"
    else { return nil }
    let word = start.prefix(while: Self.isWord)
    let folded = Fold.folded(String(word))
    return reduced.contains(folded) && key.utf8.starts(with: (folded + " ").utf8) ? folded.utf8.count + 1 : nil
  }

  private func isName(_ key: String) -> Bool {
    !names.isEmpty && names.contains { key.utf8.starts(with: $0.utf8) }
  }

  /// `À la recherche` begins with no article, though its first word, of so many letters, folds to one.
  private static func startsUnaccented(_ title: String, _ count: Int) -> Bool {
    if title.utf8.prefix(count + 1).allSatisfy({ $0 < 0x80 }) { return true }
    let scalars = NFC.normalized(title).unicodeScalars
    return scalars.first { $0.properties.isAlphabetic }?.isASCII ?? false
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private static func pack(_ word: some Sequence<UInt8>) -> UInt64 {
    word.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
