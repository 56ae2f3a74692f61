import ArchitectureRules
import Foundation

/// `swift package dump-package | check`, in the root of the package: the findings on standard output, 1 when there is one.
@main
struct Check {
  static func main() {
    do {
      let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
      let check = try ArchitectureCheck(root: root, manifest: FileHandle.standardInput.readDataToEndOfFile())
      let findings = check.findings()
      for finding in findings { print(finding) }
      print(summary(of: check, findings: findings.count))
      exit(findings.isEmpty ? 0 : 1)
    } catch {
      print("check: cannot read the package: \(error)")
      exit(2)
    }
  }

  private static func summary(of check: ArchitectureCheck, findings: Int) -> String {
    let scope = "\(check.fileCount) Swift files; features: \(check.featureNames.joined(separator: ", "))"
    return findings == 0
      ? "The architecture holds: \(Rule.allCases.count) rules, \(scope)." : "Findings: \(findings); \(scope)."
  }
}
