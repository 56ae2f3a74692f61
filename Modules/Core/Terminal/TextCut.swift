/// Cuts texts for narrow places.
public enum TextCut {
  /// The text, or as many whole grapheme clusters of its beginning as fit with a `…` behind, in `width` display columns.
  public static func fitting(_ text: String, width: Int) -> String {
    if DisplayWidth.of(text) <= width { return text }
    if width < 1 { return "" }
    var kept = ""
    var used = 1
    for character in text {
      used += DisplayWidth.of(character)
      if used > width { break }
      kept.append(character)
    }
    while kept.last == " " { kept.removeLast() }
    return kept + "…"
  }
}
