/// Gathers the lines of text of a document.
struct PlainTextLines {
  /// Elements that stand on lines of their own (HTML Standard, section 15.3, display: block, list-item and table parts).
  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "br", "body", "caption", "center", "dd", "details", "dialog", "dir", "div", "dl",
    "dt",
    "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hgroup", "hr", "legend",
    "li",
    "main", "menu", "nav", "ol", "option", "p", "pre", "search", "section", "summary", "table", "tbody", "tfoot", "thead",
    "title", "tr",
    "ul",
  ]
  /// Parts of a row, which a blank keeps apart.
  private static let cells: Set<String> = ["td", "th"]
  /// What no reader sees.
  private static let hidden: Set<String> = ["script", "style", "template", "noscript"]

  private var lines: [String] = []
  private var line = ""
  private var owesBlank = false
  /// What stands in an open `pre`, as it is written.
  private var verbatim: String?
  /// How many hidden elements are open.
  private var depth = 0

  /// Empty lines left out.
  var text: String { (lines + [verbatim.map(Self.shown) ?? line]).filter { !$0.isEmpty }.joined(separator: "\n") }

  mutating func add(_ event: MarkupEvent) {
    switch event {
    case .start(let name, _):
      if Self.hidden.contains(name) { depth += 1 }
      separate(name)
      if name == "pre" { verbatim = "" } else if name == "br" { verbatim?.append("\n") }
    case .end(let name):
      if Self.hidden.contains(name), depth > 0 { depth -= 1 }
      if name == "pre" { endVerbatim() }
      separate(name)
    case .text(let text):
      if depth > 0 { return }
      if verbatim != nil { verbatim?.append(text) } else { add(text) }
    }
  }

  private mutating func endVerbatim() {
    lines.append(verbatim.map(Self.shown) ?? "")
    verbatim = nil
  }

  /// A line end right behind the start, or before the end, of a `pre` shows nothing.
  private static func shown(_ verbatim: String) -> String {
    var text = verbatim[...]
    if text.first == "\n" { text.removeFirst() }
    if text.last == "\n" { text.removeLast() }
    return String(text)
  }

  private mutating func separate(_ name: String) {
    if verbatim != nil { return }
    if Self.blocks.contains(name) {
      lines.append(line)
      line = ""
      owesBlank = false
    } else if Self.cells.contains(name) {
      owesBlank = true
    }
  }

  private mutating func add(_ text: String) {
    for scalar in text.unicodeScalars {
      // The no-break space, too, is there for the layout of a page.
      if scalar.properties.isWhitespace {
        owesBlank = true
      } else {
        if owesBlank, !line.isEmpty { line += " " }
        owesBlank = false
        line.unicodeScalars.append(scalar)
      }
    }
  }
}
