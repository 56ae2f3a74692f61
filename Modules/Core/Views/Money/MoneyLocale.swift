public import Values

/// The habits of a language and region in writing prices, such as `de_CH`.
public struct MoneyLocale: TextValue {
  /// As in `sr_Latn_RS`: the language, and where they are known script and region.
  public let text: String

  /// Takes `de_DE`, `de-DE`, `sr_RS@latin` and what else a system calls a locale; the region need not be known.
  ///
  /// Throws `ValueError` for an unknown language.
  public init(parsing text: String) throws(ValueError) {
    guard let locale = MoneyLocale(system: text) else {
      throw ValueError("\(quoted(text)) is no known locale; name a language and a region, such as de_DE or en_US.")
    }
    self = locale
  }

  /// What the environment asks for: the first of `LC_ALL`, `LC_MONETARY` and `LANG` that is set and not empty (POSIX, 8.2).
  ///
  /// Where that is `C`, `POSIX`, unknown or missing, prices are written as in `en_US`.
  public init(environment: [String: String]) {
    let set = ["LC_ALL", "LC_MONETARY", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    self = set.flatMap(MoneyLocale.init(system:)) ?? .unitedStates
  }

  static let unitedStates = MoneyLocale(known: "en_US")

  private init(known text: String) {
    self.text = text
  }

  private init?(system name: String) {
    let beforeModifier = name.prefix { $0 != "@" }
    var parts = beforeModifier.prefix { $0 != "." }.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
      .map(String.init)
    guard !parts.isEmpty, parts.count <= 3, parts.allSatisfy(Self.isPart) else { return nil }
    parts[0] = parts[0].lowercased()
    if let script = Self.script(modifier: name.dropFirst(beforeModifier.count + 1)) { parts.insert(script, at: 1) }
    for place in parts.indices.dropFirst() {
      parts[place] = parts[place].utf8.count == 4 ? Self.capitalized(parts[place]) : parts[place].uppercased()
    }
    guard MoneyLocaleLine(locale: parts[0]) != nil, parts[0] != MoneyLocaleLine.root else { return nil }
    text = parts.joined(separator: "_")
  }

  /// Two to eight letters or digits (RFC 5646, section 2.1).
  private static func isPart(_ part: String) -> Bool {
    (2...8).contains(part.utf8.count) && part.utf8.allSatisfy { $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26 }
  }

  /// The scripts that names of systems put behind an `@`; other modifiers, such as `euro`, change no price.
  private static func script(modifier: Substring) -> String? {
    switch modifier.lowercased() {
    case "latin": "Latn"
    case "cyrillic": "Cyrl"
    case "devanagari": "Deva"
    default: nil
    }
  }

  private static func capitalized(_ part: String) -> String {
    var text = part.prefix(1).uppercased()
    text.append(contentsOf: part.dropFirst().lowercased())
    return text
  }

  /// The locale and those it inherits from: `sr_Latn_RS`, `sr_Latn`, `sr`, `root`.
  var chain: [String] {
    let parts = text.split(separator: "_")
    return parts.indices.reversed().map { parts[...$0].joined(separator: "_") } + [MoneyLocaleLine.root]
  }
}
