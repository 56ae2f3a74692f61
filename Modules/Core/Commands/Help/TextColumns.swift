/// Text in lines of a given width, counted in characters: help is written by the program's authors, in plain letters.
enum TextColumns {
  /// Paragraphs wrapped at blanks; a line that begins with a blank stays as it is, and a word is never cut.
  static func wrap(_ text: String, width: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      line.first == " " ? [String(line)] : wrap(line: line, width: width)
    }
  }

  /// A label and its text in two columns; the text of a long label begins in the next line.
  static func rows(_ rows: [(label: String, text: String)], width: Int) -> [String] {
    let widest = 30
    let labels = rows.map(\.label.count).filter { $0 <= widest }.max() ?? widest
    let indent = labels + 4
    let margin = String(repeating: " ", count: indent)
    return rows.flatMap { row -> [String] in
      // Narrower than this, words would stand one below the other.
      let lines = wrap(row.text, width: max(width - indent, 20))
      let label = "  " + row.label
      guard row.label.count <= labels, let first = lines.first, !first.isEmpty else {
        return [label] + lines.filter { !$0.isEmpty }.map { margin + $0 }
      }
      let gap = String(repeating: " ", count: indent - label.count)
      return [label + gap + first] + lines.dropFirst().map { margin + $0 }
    }
  }

  private static func wrap(line: Substring, width: Int) -> [String] {
    var lines: [String] = []
    var current = ""
    for word in line.split(separator: " ") {
      if current.isEmpty {
        current = String(word)
      } else if current.count + 1 + word.count <= width {
        current += " " + word
      } else {
        lines.append(current)
        current = String(word)
      }
    }
    return lines + [current]
  }
}
