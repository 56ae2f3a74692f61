package import ArchitectureRules
import Foundation

/// The page about the modules: what each provides and needs, made of the manifest and the sources.
package struct ModulesPage {
  private let package: Package
  private let tree: SourceTree

  /// Where it is kept.
  package static let path = "Modules/README.md"

  package init(of package: Package, in tree: SourceTree) {
    (self.package, self.tree) = (package, tree)
  }

  /// Throws what Foundation throws for a source that cannot be read.
  package func text() throws -> String {
    let core = modules(below: "Modules/Core")
    var parts = [Self.head, graph(), "## Core, which knows no feature\n", table(core)]
    for feature in package.features {
      parts += ["## \(feature)\n", description(of: feature), table(modules(below: "Modules/\(feature)"))]
    }
    parts += ["## What Core exports\n"] + (try core.compactMap { try exports(of: $0) })
    return parts.joined(separator: "\n")
  }

  /// Whether the page in the package says something else.
  package func isStale() throws -> Bool {
    let page = try? String(contentsOf: tree.root.appendingPathComponent(Self.path), encoding: .utf8)
    return page != (try text())
  }

  /// Writes it.
  package func write() throws {
    try Data(text().utf8).write(to: tree.root.appendingPathComponent(Self.path), options: .atomic)
  }

  private static let head = """
    # Modules

    Written by `Tools/check --write-page` from the manifest and the sources; `Tools/check` fails when it is out of date. How to add a
    feature is in [GUIDE.md](GUIDE.md).

    """

  private func modules(below folder: String) -> [PackageTarget] {
    package.targets.values.filter { $0.type != "test" && ($0.path + "/").hasPrefix(folder + "/") }.sorted { $0.name < $1.name }
  }

  /// An arrow is a dependency that no other arrows imply; C libraries are left out.
  private func graph() -> String {
    let shown = (modules(below: "Modules") + [package.targets["app"]].compactMap(\.self)).filter { !$0.isShim }
    let arrows = shown.flatMap { target in
      let direct = target.dependencies.filter { package.targets[$0]?.isShim == false }
      let implied = Set(direct.flatMap { package.reached(from: $0).map(\.name) })
      return direct.filter { !implied.contains($0) }.map { "  \(target.name) --> \($0)" }
    }
    return "```mermaid\ngraph LR\n" + arrows.sorted().joined(separator: "\n") + "\n```\n"
  }

  private func table(_ targets: [PackageTarget]) -> String {
    let rows = targets.map { target in
      let needs = target.dependencies.isEmpty ? "nothing" : target.dependencies.map { "`\($0)`" }.joined(separator: ", ")
      let layer = target.isShim ? "a C library" : Layer(target, in: package)?.title ?? "–"
      return "| `\(target.name)` | \(layer) | \(sources(of: target)) | \(needs) |"
    }
    return (["| module | is | files | needs |", "|---|---|---|---|"] + rows).joined(separator: "\n") + "\n"
  }

  private func sources(of target: PackageTarget) -> Int {
    tree.files.count { package.target(compiling: $0.path)?.name == target.name }
  }

  private func description(of feature: String) -> String {
    let summary = FeatureSummary(of: feature, in: tree)
    let commands = summary.commands.map { "| `app \(summary.word) \($0.name)` | \(Self.cell($0.abstract)) |" }
    let tables = summary.tables.map { "`\($0)`" }.joined(separator: ", ")
    return "\(summary.abstract) Tables: \(tables).\n\n"
      + (["| command | does |", "|---|---|"] + commands).joined(separator: "\n") + "\n"
  }

  private func exports(of target: PackageTarget) throws -> String? {
    let types = try tree.files.filter { package.target(compiling: $0.path)?.name == target.name }.flatMap { file in
      PublicType.all(in: file, text: try String(contentsOf: tree.root.appendingPathComponent(file.path), encoding: .utf8))
    }
    guard !types.isEmpty else { return nil }
    let lines = types.sorted { $0.name < $1.name }.map { "- `\($0.name)`: \($0.sentence)" }
    return "### \(target.name)\n\n" + lines.joined(separator: "\n") + "\n"
  }

  private static func cell(_ text: String) -> String { text.split(separator: "|").joined(separator: "\\|") }
}
