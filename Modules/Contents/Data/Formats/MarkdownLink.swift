/// A link in Markdown: `[text](destination)`, `<destination>` or the address alone.
struct MarkdownLink {
  /// nil where it is the address alone.
  let text: String?
  let destination: String

  /// The first link in a text and what stands behind it.
  static func first(in text: ArraySlice<UInt8>) -> (link: MarkdownLink, rest: ArraySlice<UInt8>)? {
    var place = text.startIndex
    while place < text.endIndex {
      let rest = text[place...]
      if let found = inline(rest) ?? automatic(rest) ?? bare(rest) { return found }
      // Over an escaped sign, which begins no link.
      place += rest.first == Sign.escape ? 2 : 1
    }
    return nil
  }

  private enum Sign {
    static let (escape, blank, open, close) = (UInt8(ascii: "\\"), UInt8(ascii: " "), UInt8(ascii: "("), UInt8(ascii: ")"))
    static let (openLabel, closeLabel) = (UInt8(ascii: "["), UInt8(ascii: "]"))
    static let (less, greater) = (UInt8(ascii: "<"), UInt8(ascii: ">"))
    static let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]
  }

  /// `[text](destination "title")` (CommonMark, section 6.3).
  private static func inline(_ text: ArraySlice<UInt8>) -> (MarkdownLink, ArraySlice<UInt8>)? {
    guard text.first == Sign.openLabel, let label = label(text), text[label.endIndex...].starts(with: "](".utf8) else {
      return nil
    }
    let behind = MarkdownText.withoutBlanks(text[(label.endIndex + 2)...])
    let isQuoted = behind.first == Sign.less
    let raw = isQuoted ? behind.dropFirst().prefix { $0 != Sign.greater } : destination(behind)
    let tail = behind[raw.endIndex...].dropFirst(isQuoted ? 1 : 0)
    guard let end = closing(tail) else { return nil }
    return (MarkdownLink(text: MarkdownText.unescaped(label), destination: MarkdownText.unescaped(raw)), tail[(end + 1)...])
  }

  /// `<https://…>` (CommonMark, section 6.5).
  private static func automatic(_ text: ArraySlice<UInt8>) -> (MarkdownLink, ArraySlice<UInt8>)? {
    guard text.starts(with: "<http".utf8), let end = text.firstIndex(of: Sign.greater) else { return nil }
    let address = String(decoding: text[..<end].dropFirst(), as: UTF8.self)
    return (MarkdownLink(text: nil, destination: address), text[(end + 1)...])
  }

  private static func bare(_ text: ArraySlice<UInt8>) -> (MarkdownLink, ArraySlice<UInt8>)? {
    guard text.starts(with: "https://".utf8) || text.starts(with: "http://".utf8) else { return nil }
    let address = text.prefix { !MarkdownText.isBlank($0) }
    return (MarkdownLink(text: nil, destination: String(decoding: address, as: UTF8.self)), text[address.endIndex...])
  }

  /// What stands between the first bracket and the one that closes it.
  private static func label(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var depth = 0
    let end = firstUnescaped(in: text) { byte in
      if byte == Sign.openLabel { depth += 1 }
      if byte == Sign.closeLabel { depth -= 1 }
      return depth == 0
    }
    return end.map { text[(text.startIndex + 1)..<$0] }
  }

  /// A destination without `<`: up to a blank, or the bracket that nothing in it opened.
  private static func destination(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var depth = 0
    let end = firstUnescaped(in: text) { byte in
      if byte == Sign.open { depth += 1 }
      if byte == Sign.close { depth -= 1 }
      return depth < 0 || MarkdownText.isBlank(byte)
    }
    return text[..<(end ?? text.endIndex)]
  }

  private static func firstUnescaped(in text: ArraySlice<UInt8>, _ isMeant: (UInt8) -> Bool) -> Int? {
    var isEscaped = false
    return text.indices.first { place in
      if isEscaped {
        isEscaped = false
        return false
      }
      isEscaped = text[place] == Sign.escape
      return !isEscaped && isMeant(text[place])
    }
  }

  /// Where the link closes, behind a title in quotes that may be there.
  private static func closing(_ tail: ArraySlice<UInt8>) -> Int? {
    let text = MarkdownText.withoutBlanks(tail)
    guard let sign = text.first else { return nil }
    if sign == Sign.close { return text.startIndex }
    guard Sign.quotes.contains(sign), let end = text.dropFirst().firstIndex(of: sign) else { return nil }
    let behind = MarkdownText.withoutBlanks(text[(end + 1)...])
    return behind.first == Sign.close ? behind.startIndex : nil
  }
}
