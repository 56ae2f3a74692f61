import BooksDomain
import Values

/// How LibraryThing writes names, lists, numbers and publishers.
enum LibraryThingText {
  /// `2007-04-16` of `[2007-04-16]`; nil where nothing is inside.
  static func unbracketed(_ text: String?) -> String? {
    guard var inside = text?[...] else { return nil }
    if inside.first == "[" { inside = inside.dropFirst() }
    if inside.last == "]" { inside = inside.dropLast() }
    return Tidy.optional(String(inside))
  }

  /// Names with `|` between them, each as people write it.
  static func authors(_ text: String?) -> [String] {
    (text?.split(separator: "|") ?? []).map { name(String($0)) }.filter { !$0.isEmpty }
  }

  /// `Martin Luther King, Jr.` of `King, Martin Luther, Jr.`; what catalogues add in figures, such as `1929-1968`, is left out.
  static func name(_ text: String) -> String {
    let parts = CommaList.items(text).filter { !$0.utf8.contains { (48...57).contains($0) } }
    guard parts.count > 1 else { return parts.first ?? Tidy.trimmed(text) }
    return ([parts[1] + " " + parts[0]] + parts[2...]).joined(separator: ", ")
  }

  /// The year, or the day, of `1979`, `c1979`, `[1979]`; nil for `[18--?]` and whatever else is no exact date.
  static func published(_ text: String) -> CalendarDate? {
    let signs: Set<Character> = ["[", "]", "c", "©", "p", ".", " "]
    let date = text.drop(while: signs.contains)
    let end = date.lastIndex { !signs.contains($0) }
    return end.flatMap { try? CalendarDate(parsing: String(date[...$0])) }
  }

  /// The last number of `xii, 352 p.`, which counts the pages in Arabic figures; nil for none and for 0.
  static func pages(_ text: String) -> String? {
    let numbers = text.split { !("0"..."9" ~= $0) }
    return numbers.last { $0.contains { $0 != "0" } }.map(String.init)
  }

  /// The publisher in `Gallimard (1979), Poche` and in `Paris : Gallimard, 1978, 352 p.`; nil where only a year is left.
  static func publisher(_ text: String) -> String? {
    let named = behindPlace(text[...])
    var pieces = named.split(separator: ",", omittingEmptySubsequences: false)
    if let year = pieces.firstIndex(where: hasYear) {
      let before = pieces[year].prefix { $0 != "(" && $0 != "[" }
      // What stands before the year in brackets is still the name.
      pieces = pieces[..<year] + (before.count < pieces[year].count && !hasYear(before) ? [before] : [])
    }
    return Tidy.optional(pieces.joined(separator: ","))
  }

  /// A place is parted from the publisher by a colon, with a blank before it or not; behind the year a colon says other things.
  private static func behindPlace(_ text: Substring) -> Substring {
    guard let colon = text.firstIndex(of: ":"), case let rest = text[text.index(after: colon)...], rest.first == " ",
      !hasYear(text[..<colon])
    else { return text }
    return rest
  }

  private static func hasYear(_ text: Substring) -> Bool {
    text.split { !("0"..."9" ~= $0) }.contains { $0.count == 4 }
  }

  /// Paragraphs, of which some ends are written `[Return]`.
  static func lines(_ text: String) -> String {
    let mark = "[Return]"
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "[") {
      result += rest[..<start]
      rest = rest[start...]
      let isMark = rest.hasPrefix(mark)
      result += isMark ? "\n" : "["
      rest = rest.dropFirst(isMark ? mark.count : 1)
    }
    return result + rest
  }
}
