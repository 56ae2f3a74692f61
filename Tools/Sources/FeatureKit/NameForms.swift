/// The ways one name in UpperCamelCase is written.
struct NameForms {
  /// `ShoppingList`
  let type: String
  private let words: [String]

  init(_ type: String) {
    self.type = type
    words = Self.words(of: type)
  }

  /// `shoppingList`, as a variable is called.
  var variable: String { (words.first ?? "") + words.dropFirst().map(Self.capitalized).joined() }
  /// `shopping-list`, as a command is called.
  var command: String { words.joined(separator: "-") }
  /// `shopping_list`, as a table is called.
  var table: String { words.joined(separator: "_") }
  /// `shopping list`, as it stands in a sentence.
  var prose: String { words.joined(separator: " ") }
  /// `Shopping list`, as it begins one.
  var sentence: String { Self.capitalized(prose) }

  /// Whether `an` goes before it: by its first letter, and `a` where a `u` is spoken as in `user` or `unit`.
  var takesAn: Bool {
    let letters = Array(prose.utf8)
    guard let first = letters.first, "aeiou".utf8.contains(first) else { return false }
    guard first == UInt8(ascii: "u"), letters.count > 2 else { return true }
    return !"aeiou".utf8.contains(letters[2])
  }

  /// A capital begins a word, unless it stands inside a run of them: `PDFFiles` is `pdf files`.
  private static func words(of type: String) -> [String] {
    let letters = Array(type)
    var words: [String] = []
    for (place, letter) in letters.enumerated() {
      let afterSmall = place > 0 && !letters[place - 1].isUppercase
      let beforeSmall = place + 1 < letters.count && letters[place + 1].isLowercase
      if letter.isUppercase, words.isEmpty || afterSmall || beforeSmall { words.append("") }
      words[words.count - 1] += letter.lowercased()
    }
    return words
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
