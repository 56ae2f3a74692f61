package import ArchitectureRules

/// What files that changed touch: targets of the package, everything, or nothing that is tested.
package struct ChangedFiles {
  /// The first file that changed in a target, by the name of the target.
  package private(set) var targets: [String: String] = [:]
  /// A file on which every test depends.
  package private(set) var touchingAll: String?

  /// Paths from the root of the package; deleted ones count as well.
  package init(_ paths: [String], in package: Package) {
    for path in paths.sorted() {
      if let target = package.target(compiling: path) {
        if targets[target.name] == nil { targets[target.name] = path }
      } else if Self.isScript(path) {
        if targets[Self.scripts] == nil { targets[Self.scripts] = path }
      } else if touchingAll == nil, !Self.isText(path) {
        touchingAll = path
      }
    }
  }

  /// The tests of the scripts, of the kit and its model, which belong to no target.
  private static let scripts = "ScriptTests"

  private static func isScript(_ path: String) -> Bool { path.hasPrefix("Tools/") || path.hasPrefix(".ci/") }

  private static func isText(_ path: String) -> Bool {
    path.hasSuffix(".md") || [".gitignore", "LICENSE"].contains(path)
  }
}
