extension String {
  /// `additionalAuthor` as `additional-author`, `avatarURL` as `avatar-url`.
  var kebabCased: String {
    // Most names are one word, and every parse asks for all names.
    guard utf8.contains(where: { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) else { return self }
    let letters = Array(self)
    var words = ""
    for (index, letter) in letters.enumerated() {
      let startsWord = letter.isUppercase && index > 0
      let followsWord = startsWord && !letters[index - 1].isUppercase
      let endsAcronym = startsWord && index + 1 < letters.count && letters[index + 1].isLowercase
      if followsWord || endsAcronym, words.last != "-" { words += "-" }
      words += letter == "_" ? "-" : letter.lowercased()
    }
    return words
  }
}
