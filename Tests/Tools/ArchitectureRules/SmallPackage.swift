import ArchitectureRules
import Foundation

/// A package of a few lines that keeps every rule, to be changed by one breach and checked.
struct SmallPackage {
  /// Path to text; nil takes a file away.
  var files: [String: String?] = [
    "Package.swift": """
    let features = [
      "Books",
      "Closet",
    ]
    let core = ["Values", "Entities", "Storage", "Views", "Application"]
    let app = "app"
    """,
    "App/main.swift": "import Application\nimport Books\nimport Closet\n",
    "Modules/Core/Values/Values.swift": "import CUTF8\npublic struct Money {}\n",
    "Modules/Core/Entities/Entity.swift": "import Values\n",
    "Modules/Core/Storage/Store.swift": "import Glibc\nimport Entities\nlet sql = \"SELECT 1 FROM t\"\n",
    "Modules/Core/Views/View.swift": "import Entities\n",
    "Modules/Core/Application/Application.swift": "import Storage\nimport Views\n",
  ]
  var dependencies: [String: [String]] = [
    "CUTF8": [], "Values": ["CUTF8"], "Entities": ["Values"], "Storage": ["Entities"], "Views": ["Entities"],
    "Application": ["Storage", "Views"], "app": ["Application", "Books", "Closet"],
  ]
  var paths: [String: String] = ["app": "App"]

  init() {
    for core in ["CUTF8", "Values", "Entities", "Storage", "Views", "Application"] { paths[core] = "Modules/Core/\(core)" }
    for feature in ["Books", "Closet"] { add(feature) }
  }

  private mutating func add(_ name: String) {
    let home = "Modules/\(name)"
    paths[name] = home
    for layer in ["Domain", "Data", "Presentation"] { paths["\(name)\(layer)"] = "\(home)/\(layer)" }
    paths["\(name)Tests"] = "Tests/\(name)"
    dependencies["\(name)Domain"] = ["Entities", "Values"]
    dependencies["\(name)Data"] = ["\(name)Domain", "Entities", "Storage"]
    dependencies["\(name)Presentation"] = ["\(name)Domain", "Entities", "Views"]
    dependencies[name] = ["\(name)Domain", "\(name)Data", "\(name)Presentation", "Storage"]
    dependencies["\(name)Tests"] = ["\(name)Domain"]
    files["\(home)/\(name)Feature.swift"] = "public import Storage\nimport \(name)Data\n"
    files["\(home)/Domain/Entity.swift"] = "import Foundation\npublic import Entities\n"
    files["\(home)/Data/Repository.swift"] = "import \(name)Domain\nimport Storage\nlet sql = \"DELETE FROM t\"\n"
    files["\(home)/Presentation/List.swift"] = "import Observation\nimport Views\n"
    files["Tests/\(name)/Tests.swift"] = "@testable import \(name)Domain\n"
  }

  mutating func remove(feature: String) {
    for path in files.keys where path.hasPrefix("Modules/\(feature)/") || path.hasPrefix("Tests/\(feature)/") {
      files[path] = nil as String?
    }
    for target in paths.keys where target.hasPrefix(feature) { paths[target] = nil }
    dependencies["app"]?.removeAll { $0 == feature }
    files["App/main.swift"] = "import Application\n"
  }

  /// What the check finds in it, written as `file:line rule`, each once, sorted.
  func findings() throws -> [String] {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("small-package-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, text) in files {
      guard let text else { continue }
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let found = try ArchitectureCheck(root: root, manifest: manifest()).findings()
    return Set(found.map { "\($0.file):\($0.line) \($0.rule.rawValue)" }).sorted()
  }

  /// The manifest in the form of `swift package dump-package`.
  private func manifest() throws -> Data {
    let targets = paths.map { name, path -> [String: Any] in
      let type = path.hasPrefix("Tests/") ? "test" : name == "CUTF8" ? "system" : name == "app" ? "executable" : "regular"
      let needs = (dependencies[name] ?? []).map { ["byName": [$0, nil as String?] as [Any?]] }
      return ["name": name, "path": path, "type": type, "dependencies": needs]
    }
    return try JSONSerialization.data(withJSONObject: ["name": "app", "targets": targets])
  }
}
