import ArchitectureRules

/// What a feature offers, read from its sources: the word on the command line, its tables and its commands.
struct FeatureSummary {
  private(set) var word = ""
  private(set) var abstract = ""
  private(set) var tables: [String] = []
  private(set) var commands: [(name: String, abstract: String)] = []

  init(of feature: String, in tree: SourceTree) {
    for file in tree.files where file.path.hasPrefix("Modules/\(feature)/") {
      if file.path == "Modules/\(feature)/\(feature)Feature.swift" {
        word = Self.literal(behind: ["name", "="], in: file).first ?? ""
        abstract = Self.literal(behind: ["abstract", "="], in: file).first ?? ""
      } else if file.path.hasPrefix("Modules/\(feature)/Data/") {
        tables += Self.literal(behind: ["Table", "("], in: file)
      } else {
        let names = Self.literal(behind: ["commandName", ":"], in: file)
        commands += zip(names, Self.literal(behind: ["abstract", ":"], in: file)).map { ($0, $1) }
      }
    }
    tables.sort()
    commands.sort { $0.name < $1.name }
  }

  /// The literals that stand behind these words or signs.
  private static func literal(behind words: [String], in file: SourceFile) -> [String] {
    file.tokens.indices.compactMap { place in
      let behind = place + words.count
      guard behind < file.tokens.endIndex, file.tokens[behind].kind == .string,
        file.tokens[place..<behind].map(\.text) == words
      else { return nil }
      return file.tokens[behind].text
    }
  }
}
