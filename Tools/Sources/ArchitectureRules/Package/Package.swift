package import Foundation

/// The targets of the package and what follows from their names and paths: features and layers.
package struct Package {
  package let targets: [String: PackageTarget]
  /// Names of the features, sorted.
  package let features: [String]

  package init(manifest: Data) throws {
    let dump = try JSONDecoder().decode(PackageDump.self, from: manifest)
    targets = Dictionary(dump.targets.map { ($0.name, $0) }) { first, _ in first }
    features = Set(dump.targets.compactMap { Package.feature(ofPath: $0.path) }).sorted()
  }

  /// `Books` of `Modules/Books` and of everything below it; nil for Core and for what is no module.
  static func feature(ofPath path: String) -> String? {
    let parts = path.split(separator: "/")
    guard parts.count >= 2, parts[0] == "Modules", parts[1] != "Core" else { return nil }
    return String(parts[1])
  }

  /// `Books` for `BooksDomain`, `Books` and the like; nil for a target of Core, App, Tests or Tools.
  package func feature(ofTarget name: String) -> String? {
    targets[name].flatMap { Package.feature(ofPath: $0.path) }
  }

  /// The target that compiles the file: the one whose path is the longest prefix.
  package func target(compiling file: String) -> PackageTarget? {
    targets.values.filter { file.hasPrefix($0.path + "/") }.max { $0.path.utf8.count < $1.path.utf8.count }
  }

  /// Everything the target reaches, with the chain that leads there.
  package func reached(from name: String) -> [(name: String, chain: [String])] {
    var chains = [name: [name]]
    var waiting = [name]
    var found: [(name: String, chain: [String])] = []
    while let next = waiting.popLast() {
      for dependency in targets[next]?.dependencies ?? [] where chains[dependency] == nil {
        let chain = (chains[next] ?? []) + [dependency]
        chains[dependency] = chain
        found.append((dependency, chain))
        waiting.append(dependency)
      }
    }
    return found
  }
}
