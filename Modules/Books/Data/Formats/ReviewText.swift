import Values

/// Reviews as programs keep them for web pages, turned into plain text.
enum ReviewText {
  /// Text without tags and character references: paragraphs are parted by a blank line, `<br>` ends a line.
  ///
  /// Only tags that reviews have are taken for tags, so `3 < 4` and `<sigh>` stay.
  static func plain(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else { return text }
    var scan = Scan(rest: Array(text.utf8)[...])
    scan.run()
    return Tidy.text(String(decoding: scan.output, as: UTF8.self))
  }

  private struct Scan {
    var rest: ArraySlice<UInt8>
    var output: [UInt8] = []

    mutating func run() {
      while let byte = rest.first {
        switch byte {
        case UInt8(ascii: "<"): takeTag()
        case UInt8(ascii: "&"): takeReference()
        default:
          output.append(byte)
          rest.removeFirst()
        }
      }
    }

    /// A tag ends within some bytes; what does not is text.
    private mutating func takeTag() {
      let inside = rest.dropFirst().prefix(1024).prefix { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "<") }
      let name = inside.drop { $0 == UInt8(ascii: "/") }.prefix(while: isLetterOrDigit)
      let isWhole = inside.endIndex < rest.endIndex && rest[inside.endIndex] == UInt8(ascii: ">")
      guard isWhole, let tag = Tag(name, isEnd: inside.first == UInt8(ascii: "/")) else {
        output.append(rest.removeFirst())
        return
      }
      rest = rest[(inside.endIndex + 1)...]
      breakLine(tag.lineEnds)
      output += tag.mark
    }

    /// Never more than one blank line.
    private mutating func breakLine(_ count: Int) {
      guard count > 0, !output.isEmpty else { return }
      let there = output.reversed().prefix { $0 == 0x0A }.count
      output += repeatElement(0x0A, count: max(0, min(there + count, count == 1 ? 2 : count) - there))
    }

    private mutating func takeReference() {
      let name = rest.dropFirst().prefix(12).prefix { $0 != UInt8(ascii: ";") }
      let isWhole = name.endIndex < rest.endIndex && rest[name.endIndex] == UInt8(ascii: ";")
      guard isWhole, let scalar = CharacterReference.scalar(name) else {
        output.append(rest.removeFirst())
        return
      }
      output += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      rest = rest[(name.endIndex + 1)...]
    }
  }
}

/// What a tag of a review leaves behind: ends of lines, and a dash before an item of a list.
private struct Tag {
  let lineEnds: Int
  var mark: [UInt8] = []

  init?(_ name: ArraySlice<UInt8>, isEnd: Bool) {
    switch String(decoding: name, as: UTF8.self).lowercased() {
    case "br", "hr", "tr": lineEnds = 1
    case "p", "blockquote", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "table": lineEnds = 2
    case "div": lineEnds = isEnd ? 1 : 0
    case "li":
      lineEnds = isEnd ? 0 : 1
      mark = isEnd ? [] : Array("- ".utf8)
    case "a", "b", "big", "center", "cite", "code", "del", "em", "font", "i", "img", "ins", "pre", "q", "s", "small", "span",
      "strike", "strong", "sub", "sup", "tbody", "td", "th", "u":
      lineEnds = 0
    default: return nil
    }
  }
}

private func isLetterOrDigit(_ byte: UInt8) -> Bool {
  byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
}
