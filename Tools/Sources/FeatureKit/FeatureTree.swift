public import Foundation

/// The folders and lists of a package in which a feature is made or taken away.
public struct FeatureTree {
  let root: URL
  /// Lays files out as the project has it; handed in, since it is a program of its own.
  let format: ([URL]) throws -> Void
  /// Paths below folders that git could not give back: changed, new or ignored ones; nil where no git keeps the package.
  let unsaved: (_ folders: [String]) throws -> [String]?

  /// A package at this folder, with `swift format` and `git` as they are installed.
  public init(root: URL) {
    self.init(
      root: root, format: { try ToolRun.format($0, in: root) }, unsaved: { try ToolRun.unsaved(below: $0, in: root) })
  }

  init(root: URL, format: @escaping ([URL]) throws -> Void, unsaved: @escaping ([String]) throws -> [String]?) {
    (self.root, self.format, self.unsaved) = (root, format, unsaved)
  }

  static func folders(of feature: String) -> [String] { ["Modules/\(feature)", "Tests/\(feature)"] }

  func url(_ path: String) -> URL { root.appendingPathComponent(path) }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url(path).path) }

  func text(_ path: String) throws -> String { try String(contentsOf: url(path), encoding: .utf8) }

  func write(_ text: String, to path: String) throws {
    try FileManager.default.createDirectory(at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url(path), options: .atomic)
  }

  /// Paths of the files below a folder, from there, sorted.
  static func files(below folder: URL) throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().filter { path in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path, isDirectory: &isFolder)
      return !(exists && isFolder.boolValue)
    }
  }
}

extension FeatureTree {
  /// Runs `body` with the sources of a new feature in a folder that goes afterwards.
  func withDraft<Result>(of names: FeatureNames, _ body: (_ folder: URL, _ files: [String]) throws -> Result) throws -> Result {
    let model = url("Tools/lib/feature")
    let draft = url(".build/feature-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: draft) }
    let template = Template(names)
    var files: [String] = []
    for path in try Self.files(below: model) {
      let target = template.path(path)
      let file = draft.appendingPathComponent(target)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let text = try String(contentsOf: model.appendingPathComponent(path), encoding: .utf8)
      try Data(template.source(text).utf8).write(to: file)
      files.append(target)
    }
    guard !files.isEmpty else { throw KitError("Tools/lib/feature has no files to make a feature of.") }
    try format(files.map(draft.appendingPathComponent))
    return try body(draft, files)
  }

  /// Changes both lists of features at once: what cannot be read stops both.
  func changeLists(_ change: (inout EditedSource) -> Void) throws {
    let (manifestPath, appPath) = ("Package.swift", "App/main.swift")
    var manifest = try EditedSource(text(manifestPath), .manifest)
    var app = try EditedSource(text(appPath), .app)
    change(&manifest)
    change(&app)
    try write(manifest.text, to: manifestPath)
    try write(app.text, to: appPath)
  }
}
