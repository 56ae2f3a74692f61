/// Writes the sources of a feature from those of the model feature `Widgets`, whose names it replaces by where they stand.
///
/// In code a name is a type or a variable; a literal that is nothing else is a command (`Table` and `Noun` take their own form);
/// in comments, other literals and names of tests it is a word of a sentence.
struct Template {
  static let feature = "Widgets"
  static let entity = "Widget"

  private let many: NameForms
  private let one: NameForms

  init(_ names: FeatureNames) {
    many = NameForms(names.feature)
    one = NameForms(names.entity)
  }

  /// The path or the name of a file, in which every name is that of a type.
  func path(_ path: String) -> String {
    var scanner = TemplateScanner(path)
    var result = ""
    while let piece = scanner.next() { result += named(piece.text, isProse: false) ?? piece.text }
    return result
  }

  /// The text of a source file.
  func source(_ text: String) -> String {
    var scanner = TemplateScanner(text)
    var result = ""
    while let piece = scanner.next() {
      guard piece.isWord else {
        result += piece.text
        continue
      }
      switch piece.place {
      case .code: result += commandBehindApp(piece.text, result) ?? named(piece.text, isProse: false) ?? piece.text
      case .literal(let call): result += literal(piece.text, in: call) ?? piece.text
      case .prose:
        let word = commandBehindApp(piece.text, result) ?? named(piece.text, isProse: true)
        if let word {
          fixArticle(before: piece.text, in: &result)
          result += word
        } else {
          result += piece.text
        }
      }
    }
    return result
  }

  /// A word with the name in it; nil for every other.
  private func named(_ word: String, isProse: Bool) -> String? {
    switch word {
    case "Widgets": isProse ? many.sentence : many.type
    case "Widget": isProse ? one.sentence : one.type
    case "widgets": isProse ? many.prose : many.variable
    case "widget": isProse ? one.prose : one.variable
    default: compound(word)
    }
  }

  /// `WidgetsFeature`, `addWidget`: the name is a part of that of a type or a function.
  private func compound(_ word: String) -> String? {
    let parts = word.split(separator: "Widget", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return nil }
    return parts.dropFirst().reduce(String(parts[0])) { text, part in
      part.hasPrefix("s") ? text + many.type + part.dropFirst() : text + one.type + part
    }
  }

  /// A literal that is the name alone.
  private func literal(_ word: String, in call: String) -> String? {
    guard word == "widgets" || word == "widget" else { return named(word, isProse: true) }
    let forms = word == "widgets" ? many : one
    return switch call {
    case "Table": forms.table
    case "Noun": forms.prose
    default: forms.command
    }
  }

  /// `app widgets list`, `widgets.csv`
  private func commandBehindApp(_ word: String, _ before: String) -> String? {
    word == "widgets" && before.hasSuffix("app ") ? many.command : nil
  }

  private func fixArticle(before word: String, in text: inout String) {
    guard word == "widget", one.takesAn else { return }
    for article in ["a", "A"]
    where text.hasSuffix(" \(article) ") || text.hasSuffix("`\(article) ") || text.hasSuffix("\"\(article) ") {
      text.insert("n", at: text.index(before: text.endIndex))
    }
  }
}
