package import ArchitectureRules

/// Which tests a change can reach, and why each is run or is not.
package struct AffectedTests {
  /// One target of tests.
  package struct Verdict: Equatable {
    /// Such as `BooksDomainTests`.
    package let name: String
    package let runs: Bool
    /// A few words for a person.
    package let reason: String
  }

  /// In the order of the alphabet.
  package let verdicts: [Verdict]

  /// The names that `TESTS` takes, of those that run.
  package var modules: [String] { verdicts.filter(\.runs).map { String($0.name.dropLast("Tests".count)) } }

  /// Whether a test that drives the app is among them.
  package var needsApp: Bool { verdicts.contains { $0.runs && Self.drivesApp($0.name) } }

  package init(of package: Package, changed: ChangedFiles) {
    verdicts = package.targets.values.filter { $0.type == "test" }.map { target in
      if Self.drivesApp(target.name), let file = changed.targets["app"] {
        return Verdict(name: target.name, runs: true, reason: "\(file) changed, of which every app is made")
      }
      if let file = changed.touchingAll {
        return Verdict(name: target.name, runs: true, reason: "\(file) changed, which all depend on")
      }
      guard let chain = Self.chain(from: target.name, to: changed, in: package), let last = chain.last,
        let file = changed.targets[last]
      else { return Verdict(name: target.name, runs: false, reason: "nothing it depends on changed") }
      let way = chain.count == 1 ? "" : " (" + chain.dropFirst().joined(separator: " → ") + ")"
      return Verdict(name: target.name, runs: true, reason: "\(file) changed\(way)")
    }.sorted { $0.name < $1.name }
  }

  /// The shortest way from a target to one that changed; nil where there is none.
  private static func chain(from name: String, to changed: ChangedFiles, in package: Package) -> [String]? {
    var waiting = [[name]]
    var seen: Set = [name]
    while !waiting.isEmpty {
      for chain in waiting {
        if let last = chain.last, changed.targets[last] != nil { return chain }
      }
      waiting = waiting.flatMap { chain in
        dependencies(of: chain.last ?? name, in: package).filter { seen.insert($0).inserted }.map { chain + [$0] }
      }
    }
    return nil
  }

  private static func drivesApp(_ test: String) -> Bool { test == "AppTests" || test.hasSuffix("AcceptanceTests") }

  /// Tests that drive the binary import nothing of it: those of a feature need its target and what every app is made of.
  private static func dependencies(of name: String, in package: Package) -> [String] {
    let declared = package.targets[name]?.dependencies ?? []
    if name == "AppTests" { return declared + ["app"] }
    guard name.hasSuffix("AcceptanceTests") else { return declared }
    let feature = String(name.dropLast("AcceptanceTests".count))
    let shared = (package.targets["app"]?.dependencies ?? []).filter { package.feature(ofTarget: $0) == nil }
    return declared + [feature] + shared
  }
}
