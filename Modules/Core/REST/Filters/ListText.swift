/// The items of `in.(…)`: parted by commas, in quotes where they hold what parts them.
enum ListText {
  /// nil for a text that is not in brackets, or whose quotes do not close.
  static func items(_ text: String) -> [String]? {
    // By scalars: what follows a quote may be a mark, which makes one character with it.
    let scalars = text.unicodeScalars
    guard scalars.first == "(", scalars.last == ")", scalars.count >= 2 else { return nil }
    return fields(scalars.dropFirst().dropLast())
  }

  private static func fields(_ text: Substring.UnicodeScalarView) -> [String]? {
    if text.isEmpty { return [] }
    var items: [String] = []
    var item = String.UnicodeScalarView()
    var (isQuoted, wasQuoted, isEscaped) = (false, false, false)
    for character in text {
      if isEscaped {
        item.append(character)
        isEscaped = false
      } else if isQuoted, character == "\\" {
        isEscaped = true
      } else if isQuoted, character == "\"" {
        isQuoted = false
      } else if character == "\"", item.isEmpty, !wasQuoted {
        (isQuoted, wasQuoted) = (true, true)
      } else if character == ",", !isQuoted {
        items.append(String(item))
        item = String.UnicodeScalarView()
        wasQuoted = false
      } else {
        item.append(character)
      }
    }
    if isQuoted || isEscaped { return nil }
    return items + [String(item)]
  }
}
