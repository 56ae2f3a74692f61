public import Foundation

/// Names a new feature may not have, since its modules and types would clash with others.
public struct TakenNames: Sendable {
  private let modules: Set<String>
  private let types: Set<String>

  /// Reads the manifest and the public types of Core in the package at this folder.
  public init(root: URL) throws {
    let manifest = try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    modules = Set(Self.literals(in: manifest))
    types = try Self.publicTypes(below: root.appendingPathComponent("Modules/Core"))
  }

  /// Nothing but what Swift itself takes, and these.
  init(modules: Set<String> = [], types: Set<String> = []) {
    (self.modules, self.types) = (modules, types)
  }

  func check(feature: String) throws(KitError) {
    let own = ["", "Domain", "Data", "Presentation", "Tests", "DomainTests"].map { feature + $0 }
    if let clash = own.first(where: { modules.contains($0) || Self.systemModules.contains($0) }) {
      throw KitError("There is a module '\(clash)' already; give the feature another name.")
    }
    guard modules.allSatisfy({ $0.lowercased() != feature.lowercased() }) else {
      throw KitError("A module differs from '\(feature)' in capitals only; give the feature another name.")
    }
    try checkWord(NameForms(feature).variable, of: feature)
  }

  func check(entity: String) throws(KitError) {
    guard !types.contains(entity), !Self.systemTypes.contains(entity) else {
      throw KitError("There is a type '\(entity)' already, which its sources would mix up; give another with --entity NAME.")
    }
    try checkWord(NameForms(entity).variable, of: entity)
  }

  private func checkWord(_ word: String, of name: String) throws(KitError) {
    guard Self.keywords.contains(word) || Self.usedWords.contains(word) else { return }
    throw KitError(
      "'\(word)' means something in Swift or in every feature, so nothing can be called '\(name)'; choose another name.")
  }

  private static func literals(in source: String) -> [String] {
    source.split(separator: "\"", omittingEmptySubsequences: false).enumerated().compactMap { place, text in
      place % 2 == 1 ? String(text) : nil
    }
  }

  private static func publicTypes(below folder: URL) throws -> Set<String> {
    var found: Set<String> = []
    let kinds: Set = ["struct", "enum", "class", "protocol", "actor", "typealias"]
    for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) ?? .init() {
      guard file.pathExtension == "swift" else { continue }
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where line.hasPrefix("public ") {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        guard let kind = words.firstIndex(where: { kinds.contains(String($0)) }), kind + 1 < words.count else { continue }
        found.insert(String(words[kind + 1]))
      }
    }
    return found
  }
}
