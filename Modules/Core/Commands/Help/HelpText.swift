/// The sections of a help page, as text.
enum HelpText {
  /// An abstract, a usage line and a discussion, each a paragraph; what is empty is left out.
  static func heading(abstract: String, usage: String, discussion: String, width: Int) -> [String] {
    [
      TextColumns.wrap(abstract, width: width).joined(separator: "\n"),
      usage,
      TextColumns.wrap(discussion, width: width).joined(separator: "\n"),
    ].filter { !$0.isEmpty }
  }

  /// A heading with rows below it; `nil` when there are none.
  static func section(_ title: String, _ rows: [(label: String, text: String)], width: Int) -> String? {
    guard !rows.isEmpty else { return nil }
    return ([title + ":"] + TextColumns.rows(rows, width: width)).joined(separator: "\n")
  }

  /// The groups and the commands of a group.
  static func commandLists<Action>(of group: CommandTree<Action>, width: Int) -> String {
    let rows = group.visibleEntries.map { (entry: $0, row: (label: $0.name, text: $0.abstract)) }
    return [
      section(group.groupsTitle, rows.filter(\.entry.isGroup).map(\.row), width: width),
      section("Commands", rows.filter { !$0.entry.isGroup }.map(\.row), width: width),
    ].compactMap { $0 }.joined(separator: "\n\n")
  }

  static func argumentRows(_ set: ArgumentSet) -> [(label: String, text: String)] {
    set.positionals.filter(\.isVisible).map { ($0.placeholder, text($0.definition)) }
  }

  static func optionRows(_ set: ArgumentSet) -> [(label: String, text: String)] {
    set.options.filter(\.isVisible).map { option in
      // Long names stand below each other, whether or not a short one stands before them.
      let margin = option.shortNames.isEmpty ? "    " : ""
      let names = option.allNames.joined(separator: ", ")
      return (margin + names + (option.takesValue ? " " + option.placeholder : ""), text(option.definition))
    }
  }

  static let standardRows: [(label: String, text: String)] = [
    ("-h, --help", "Show this help."), ("    --version", "Show the version."),
  ]

  /// `Which books. (values: read, toRead; default: read)`
  private static func text(_ definition: ArgumentDefinition) -> String {
    let notes = [
      definition.allowed.isEmpty ? nil : "values: " + definition.allowed.joined(separator: ", "),
      definition.defaultValue.map { "default: " + $0 },
      definition.isRepeating && definition.names != nil ? "repeatable" : nil,
    ].compactMap { $0 }
    let facts = notes.isEmpty ? "" : "(\(notes.joined(separator: "; ")))"
    return [definition.help.abstract, facts].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
