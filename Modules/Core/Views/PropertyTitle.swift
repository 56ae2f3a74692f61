/// Makes a title for people of the name of a property.
public enum PropertyTitle {
  /// `publishedDate` is `Published date`, `id` and `avatarURL` are `ID` and `Avatar URL`.
  public static func of(_ name: String) -> String {
    if ["id", "isbn", "gtin", "sku", "url"].contains(name) { return name.uppercased() }
    var title = ""
    var previous: Character = "A"
    for letter in name {
      if letter.isUppercase && previous.isLowercase { title += " " }
      title.append(letter)
      previous = letter
    }
    let words = title.split(separator: " ").enumerated().map { place, word in
      if place == 0 { return capitalized(word) }
      return word.allSatisfy(\.isUppercase) ? String(word) : word.lowercased()
    }
    return words.joined(separator: " ")
  }

  private static func capitalized(_ word: Substring) -> String {
    // Appended, since `+` would make a program that just started look for a conformance.
    var text = word.prefix(1).uppercased()
    text.append(contentsOf: word.dropFirst())
    return text
  }
}
