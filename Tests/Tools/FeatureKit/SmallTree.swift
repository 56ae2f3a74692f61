import Foundation

@testable import FeatureKit

/// A package of a few files, gone with the test.
final class SmallTree {
  let root = FileManager.default.temporaryDirectory.appendingPathComponent("kit \(UUID().uuidString)")
  /// What git would not give back; nil is no git.
  var unsaved: [String]? = []

  init() throws {
    try write("let featureTable = [\n  FeatureRow(name: \"Books\")\n]\n", to: "Package.swift")
    try write("var features: [any Feature.Type] = []\n#if BOOKS\n  import Books\n#endif\n", to: "App/main.swift")
    try write("struct Book {}\n", to: "Modules/Books/Domain/Book.swift")
    try write("/// A widget.\nstruct Widget {}\n", to: "Tools/lib/feature/Modules/Widgets/Domain/Widget.swift")
    try write("struct StoreWidgetRepository {}\n", to: "Tools/lib/feature/Modules/Widgets/Data/StoreWidgetRepository.swift")
    try write("func `a widget is one`() {}\n", to: "Tools/lib/feature/Tests/Widgets/WidgetTests.swift")
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  var tree: FeatureTree { FeatureTree(root: root, format: { _ in }, unsaved: { [unsaved] _ in unsaved }) }

  /// Every file but those of the model, with its text.
  var files: [String: String] {
    get throws {
      let paths = try FeatureTree.files(below: root).filter { !$0.hasPrefix("Tools/") }
      return try Dictionary(uniqueKeysWithValues: paths.map { ($0, try tree.text($0)) })
    }
  }

  func write(_ text: String, to path: String) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
