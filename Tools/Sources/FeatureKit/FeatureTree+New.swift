import Foundation

extension FeatureTree {
  /// Writes a feature that builds, is tested, and adds, lists, searches, imports and exports; returns how many files it has.
  ///
  /// Throws `KitError`, having written nothing, where a folder or a row of that name is there already.
  public func make(_ names: FeatureNames) throws -> Int {
    for folder in Self.folders(of: names.feature) where exists(folder) {
      throw KitError("\(folder) is there already and was left as it is; give the feature another name, or remove the folder.")
    }
    let lists = [try EditedSource(text("Package.swift"), .manifest), try EditedSource(text("App/main.swift"), .app)]
    guard !lists.contains(where: { $0.names.contains(names.feature) }) else {
      throw KitError("'\(names.feature)' is named in Package.swift or App/main.swift already; take that out first.")
    }
    return try withDraft(of: names) { draft, files in
      for folder in Self.folders(of: names.feature) {
        let parent = url(folder).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        try FileManager.default.moveItem(at: draft.appendingPathComponent(folder), to: url(folder))
      }
      try changeLists { $0.add(names.feature) }
      return files.count
    }
  }
}
