import ArchitectureRules
import Foundation
import ModuleMap

/// `affected MODULES CHANGED`: the manifest on standard input, changed paths in one file, each ended by a NUL.
///
/// Says of every target of tests whether and why it runs; the file MODULES gets what `TESTS` takes, and `app` on a second line where one
/// of them drives the app.
@main
struct Affected {
  static func main() {
    let arguments = CommandLine.arguments
    do {
      guard arguments.count == 3 else { throw CocoaError(.fileReadInvalidFileName) }
      let package = try Package(manifest: FileHandle.standardInput.readDataToEndOfFile())
      let changed = try String(contentsOfFile: arguments[2], encoding: .utf8).split(separator: "\0").map(String.init)
      let tests = AffectedTests(of: package, changed: ChangedFiles(changed, in: package))
      for verdict in tests.verdicts {
        print("\(verdict.runs ? "runs" : "not ")  \(verdict.name): \(verdict.reason)")
      }
      let lines = [tests.modules.joined(separator: ","), tests.needsApp ? "app" : ""]
      try Data(lines.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: arguments[1]))
    } catch {
      print("affected: cannot read the package or the changes: \(error)")
      exit(2)
    }
  }
}
