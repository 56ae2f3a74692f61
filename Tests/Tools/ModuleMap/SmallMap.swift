import ArchitectureRules
import Foundation

/// A package of two features and a little of Core.
enum SmallMap {
  /// Name, path and dependencies of each target.
  private static let targets: [(String, String, [String])] = [
    ("CZip", "Modules/Core/CZip", []), ("Values", "Modules/Core/Values", ["CZip"]),
    ("Storage", "Modules/Core/Storage", ["Values"]),
    ("Application", "Modules/Core/Application", ["Storage"]), ("Views", "Modules/Core/Views", ["Values"]),
    ("app", "App", ["Application", "Books", "Closet"]), ("AppTests", "Tests/App", ["Support"]),
    ("Support", "Tests/Support", ["Values"]), ("ValuesTests", "Tests/Core/Values", ["Values", "Support"]),
    ("StorageTests", "Tests/Core/Storage", ["Storage", "Support"]), ("ViewsTests", "Tests/Core/Views", ["Views"]),
    ("ScriptTests", "Tests/Tools/Scripts", []), ("Checks", "Tools/Sources/Checks", []),
    ("ChecksTests", "Tests/Tools/Checks", ["Checks"]),
  ]

  private static func feature(_ name: String) -> [(String, String, [String])] {
    [
      ("\(name)Domain", "Modules/\(name)/Domain", ["Values"]),
      ("\(name)Data", "Modules/\(name)/Data", ["\(name)Domain", "Storage"]),
      ("\(name)Presentation", "Modules/\(name)/Presentation", ["\(name)Domain", "Views"]),
      (name, "Modules/\(name)", ["\(name)Domain", "\(name)Data", "\(name)Presentation", "Storage"]),
      ("\(name)DomainTests", "Tests/\(name)/Domain", ["\(name)Domain", "Support"]),
      ("\(name)DataTests", "Tests/\(name)/Data", ["\(name)Data"]),
      ("\(name)AcceptanceTests", "Tests/\(name)/Acceptance", ["Support"]),
    ]
  }

  static func package() throws -> Package {
    let all = targets + feature("Books") + feature("Closet")
    let dumps = all.map { name, path, dependencies -> [String: Any] in
      let type = name == "CZip" ? "system" : name == "app" ? "executable" : name.hasSuffix("Tests") ? "test" : "regular"
      return [
        "name": name, "path": path, "type": type,
        "dependencies": dependencies.map { ["byName": [$0, nil as String?] as [Any?]] },
      ]
    }
    return try Package(manifest: JSONSerialization.data(withJSONObject: ["targets": dumps]))
  }
}
