/// The articles of one language, or of several, that a title is not sorted by.
struct LeadingArticles: Sendable {
  /// Each packed into eight bytes, so that a word is compared in one step.
  private let words: [UInt64]
  /// `l'`, `gl'`, `un'` without the apostrophe: they lean on the next word.
  private let elided: [String]

  init(_ words: [String], elided: [String]) {
    self.words = words.map { Self.pack($0.utf8) }
    self.elided = elided
  }

  private static let longest = 5

  /// How many bytes of the key belong to a leading article and the space after it; 0 where no word would follow it.
  func length(in key: String, of title: String) -> Int {
    if let length = elidedLength(in: key, of: title) { return length }
    let head = key.utf8.prefix(Self.longest + 1)
    guard let space = head.firstIndex(of: 0x20) else { return 0 }
    let word = head[..<space]
    guard words.contains(Self.pack(word)), Self.startsUnaccented(title) else { return 0 }
    return word.count + 1
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

  /// `À la recherche` begins with no article, though its first word folds to one.
  private static func startsUnaccented(_ title: String) -> Bool {
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
