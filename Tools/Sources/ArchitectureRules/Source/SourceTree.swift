package import Foundation

/// The Swift files of a package, and the folders of its modules.
package struct SourceTree {
  package let root: URL
  package let files: [SourceFile]
  /// `Package.swift`, where findings about targets point.
  let manifest: SourceFile
  /// Links below the folders read: what they lead to is not in the tree, so nothing checks it.
  let links: [String]

  /// Names of all that stands at the root, but for dot files.
  let topLevel: [String]

  private static let folders = ["App", "Modules", "Tests", "Tools"]

  package init(root: URL) throws {
    self.root = root
    topLevel = try FileManager.default.contentsOfDirectory(atPath: root.path).filter { !$0.hasPrefix(".") }
    manifest = try SourceFile(path: "Package.swift", root: root)
    var paths: [String] = []
    var links: [String] = []
    for folder in Self.folders {
      try Self.walk(folder, root: root, files: &paths, links: &links)
    }
    files = try paths.map { try SourceFile(path: $0, root: root) }
    self.links = links
  }

  private static func walk(_ folder: String, root: URL, files: inout [String], links: inout [String]) throws {
    let manager = FileManager.default
    let place = root.appendingPathComponent(folder).path
    guard manager.fileExists(atPath: place) else { return }
    for name in try manager.contentsOfDirectory(atPath: place).sorted() where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      let type = try manager.attributesOfItem(atPath: root.appendingPathComponent(path).path)[.type] as? FileAttributeType
      if type == .typeSymbolicLink {
        links.append(path)
      } else if type == .typeDirectory {
        try walk(path, root: root, files: &files, links: &links)
      } else if name.hasSuffix(".swift") {
        files.append(path)
      }
    }
  }

  /// Names of the folders directly below one of the package, sorted; none where it is missing.
  func folders(in path: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(path).path)) ?? []
    return names.filter { !$0.hasPrefix(".") && isFolder("\(path)/\($0)") }.sorted()
  }

  func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path, isDirectory: &isFolder)
    return exists && isFolder.boolValue
  }
}
