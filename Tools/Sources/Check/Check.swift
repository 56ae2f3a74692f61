import ArchitectureRules
import Foundation
import ModuleMap

/// `swift package dump-package | check [--write-page]`, in the root of the package: the findings on standard output, 1 when there is one.
///
/// With `--write-page` it writes the page about the modules instead.
@main
struct Check {
  static func main() {
    do {
      let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
      let check = try ArchitectureCheck(root: root, manifest: FileHandle.standardInput.readDataToEndOfFile())
      let page = ModulesPage(of: check.package, in: check.tree)
      if CommandLine.arguments.dropFirst() == ["--write-page"] {
        try page.write()
        exit(0)
      }
      let others = otherFeatures(check)
      var lines = check.findings().filter { finding in !others.contains { finding.isIn(feature: $0) } }.map(\.description)
      // What the page says of the others is for their teams to see to.
      if others.isEmpty, try page.isStale() { lines.append(stalePage) }
      for line in lines { print(line) }
      print(summary(of: check, findings: lines.count))
      exit(lines.isEmpty ? 0 : 1)
    } catch {
      print("check: cannot read the package: \(error)")
      exit(2)
    }
  }

  /// Features that are not checked, since `FEATURES` names others.
  private static func otherFeatures(_ check: ArchitectureCheck) -> [String] {
    guard let wanted = ProcessInfo.processInfo.environment["FEATURES"], !wanted.isEmpty else { return [] }
    let names = wanted.split(separator: ",").map(String.init)
    return check.featureNames.filter { !names.contains($0) }
  }

  private static let stalePage =
    "\(ModulesPage.path):1: page — it does not say what the manifest and the sources say — run Tools/check --write-page"

  private static func summary(of check: ArchitectureCheck, findings: Int) -> String {
    let scope = "\(check.fileCount) Swift files; features: \(check.featureNames.joined(separator: ", "))"
    return findings == 0
      ? "The architecture holds: \(Rule.allCases.count) rules, \(scope)." : "Findings: \(findings); \(scope)."
  }
}

extension Finding {
  fileprivate func isIn(feature: String) -> Bool {
    file.hasPrefix("Modules/\(feature)/") || file.hasPrefix("Tests/\(feature)/") || file == "Modules/\(feature)"
  }
}
