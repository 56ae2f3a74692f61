public import Foundation

/// The check of a whole package: its manifest and every Swift file below Modules, App, Tests and Tools.
public struct ArchitectureCheck {
  package let tree: SourceTree
  package let package: Package

  /// Reads the package in the folder; `manifest` is what `swift package dump-package` prints there.
  ///
  /// Throws what Foundation throws for a manifest that is no JSON of that kind, or a file that cannot be read.
  public init(root: URL, manifest: Data) throws {
    self.package = try Package(manifest: manifest)
    tree = try SourceTree(root: root)
  }

  /// The number of Swift files looked at.
  public var fileCount: Int { tree.files.count }

  /// The names of the features, taken from the manifest.
  public var featureNames: [String] { package.features }

  /// All findings, by file and line.
  public func findings() -> [Finding] {
    var found = ManifestRules(package: package, manifest: tree.manifest).findings()
    found += LayoutRules(package: package, tree: tree).findings()
    for file in tree.files {
      found += ImportRules(package: package, file: file).findings()
      found += SourceRules(package: package, file: file).findings()
    }
    return Set(found).sorted { ($0.file, $0.line, $0.description) < ($1.file, $1.line, $1.description) }
  }
}
