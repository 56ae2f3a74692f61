import BooksDomain
import Values

/// The keys of one file: author, year and first word of the title, such as `pratchett1990good`, from the book alone.
///
/// Of books with the same key the first, as they came into the library, has it; to the others digits of their ids are added. So a book
/// keeps its key from export to export, whichever books are added.
struct BibTeXKeys {
  private static let longestWord = 24

  /// Hashes of the keys given, eight bytes each; two keys of one hash only make the second longer.
  private var given = Set<Int64>()

  mutating func key(of book: Book) -> String {
    let plain = Self.plain(book)
    if given.insert(StableHash.of(plain)).inserted { return plain }
    let digits = UUIDText.text(book.id).utf8.filter { $0 != 0x2D }
    for count in [4, 8, 16, 32] {
      let key = plain + "-" + String(decoding: digits.prefix(count), as: UTF8.self)
      if count == 32 || given.insert(StableHash.of(key)).inserted { return key }
    }
    return plain
  }

  private static func plain(_ book: Book) -> String {
    // Of `Rowling, J. K.` and `King, Jr.` the name before the comma.
    let name = Fold.folded(book.author).utf8.prefix { $0 != 0x2C }
    let author = words(String(Substring(name))).last { !suffixes.contains($0) }
    let title = words(SortKey.title(book.title, language: book.language)).first
    let key = (author ?? "") + year(book.publishedDate) + (title ?? "")
    // A letter goes first, where nothing of the names is ASCII as well.
    return key.utf8.first.map { $0 &- 0x61 < 26 } ?? false ? key : "book" + key
  }

  private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv"]

  private static func year(_ date: CalendarDate?) -> String {
    date.map { "\($0.year.magnitude)\($0.year < 0 ? "bc" : "")" } ?? ""
  }

  /// Letters and digits of ASCII, an apostrophe or hyphen inside a word left out.
  private static func words(_ folded: String) -> [String] {
    folded.utf8.split { $0 == 0x20 }.compactMap { word in
      let letters = word.filter { $0 &- 0x61 < 26 || $0 &- 0x30 < 10 }.prefix(longestWord)
      return letters.isEmpty ? nil : String(decoding: letters, as: UTF8.self)
    }
  }
}
