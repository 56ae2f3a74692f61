import ArchitectureRules

private let domain = "Modules/Books/Domain/New.swift"
private let data = "Modules/Books/Data/New.swift"
private let presentation = "Modules/Books/Presentation/New.swift"
private let core = "Modules/Core/Values/New.swift"
private let tests = "Tests/Books/New.swift"

extension Breach {
  /// What sources import.
  static let imports: [Breach] = [
    Breach(.layerImport, "a Domain imports Storage", in: domain, line: 2, "import Values\nimport Storage\n"),
    Breach(.layerImport, "a Domain imports a system library", in: domain, line: 1, "import Glibc\n"),
    Breach(.layerImport, "a Domain imports its own Data", in: domain, line: 1, "import BooksData\n"),
    Breach(.layerImport, "a Domain imports a shim", in: domain, line: 1, "import CUTF8\n"),
    Breach(.layerImport, "a Data layer imports Views", in: data, line: 3, "// import Values\n\npublic import Views\n"),
    Breach(.layerImport, "a Presentation imports Storage", in: presentation, line: 1, "@preconcurrency import Storage\n"),
    Breach(.layerImport, "a Presentation imports Data", in: presentation, line: 1, "import BooksData\n"),
    Breach(.layerImport, "two on a line", in: domain, line: 1, "import Values; import\tStorage\n"),
    Breach(.layerImport, "one declaration of a module", in: domain, line: 1, "import struct Storage.Query\n"),
    Breach(
      .layerImport, "inside #if, with a comment between", in: domain, line: 2, "#if os(macOS)\n  import /* no */ Storage\n#endif"),
    Breach(.layerImport, "the name on the next line, in backticks", in: domain, line: 1, "import\n  `Storage`\n"),
    Breach(.layerImport, "after lines that end in CR LF", in: domain, line: 3, "import Values\r\n\r\nimport Storage\r\n"),
    Breach(.layerImport, "after a byte-order mark", in: domain, line: 1, "\u{FEFF}import Storage\n"),
    Breach(.layerImport, "a wiring target imports Views", at: "Modules/Books/BooksFeature.swift:1") {
      $0.files["Modules/Books/BooksFeature.swift"] = "import Views\n"
    },
    Breach(.layerImport, "a Domain imports what commands share", in: domain, line: 1, "import EntityCommands\n"),
    Breach(.layerImport, "a Domain imports Markup", in: domain, line: 1, "import Markup\n"),
    Breach(.layerImport, "a Domain opens libraries", in: domain, line: 1, "import Libraries\n"),
    Breach(.layerImport, "a Data layer imports what commands share", in: data, line: 1, "import EntityCommands\n"),
    Breach(.layerImport, "a Presentation imports Markup", in: presentation, line: 1, "import Markup\n"),
    Breach(.layerImport, "a Presentation opens libraries", in: presentation, line: 1, "import Libraries\n"),
    Breach(.layerImport, "a Presentation imports the container", in: presentation, line: 1, "import Container\n"),
    Breach(.layerImport, "a Presentation imports a shim", in: presentation, line: 1, "import CUTF8\n"),
    Breach(.layerImport, "a wiring target imports what commands share", at: "Modules/Books/BooksFeature.swift:2") {
      $0.files["Modules/Books/BooksFeature.swift"] = "import Storage\nimport EntityCommands\n"
    },
    Breach(.layerImport, "App imports a layer", in: "App/main.swift", line: 2, "import Books\nimport BooksDomain\n"),
    Breach(.layerImport, "App imports Storage", in: "App/main.swift", line: 1, "import Storage\n"),
    Breach(.featureIsolation, "a Domain imports a Domain", in: domain, line: 1, "import ClosetDomain\n"),
    Breach(.featureIsolation, "a Data layer imports a feature", in: data, line: 2, "\nimport Closet\n"),
    Breach(.featureIsolation, "a test imports another feature", in: tests, line: 1, "@testable import ClosetData\n"),
    Breach(.featureIsolation, "Core imports a feature", in: core, line: 1, "import BooksDomain\n"),
    Breach(.undeclaredImport, "Core imports a target it does not declare", in: core, line: 1, "import Entities\n"),
    Breach(.undeclaredImport, "a layer imports what it may but does not declare", in: data, line: 1, "import Values\n"),
    Breach(.importAttribute, "@testable in a source", in: data, line: 1, "@testable import BooksDomain\n"),
    Breach(.importAttribute, "@_exported on a line of its own", in: presentation, line: 2, "@_exported\npublic import Views\n"),
    Breach(
      .importAttribute, "@_implementationOnly behind another attribute", in: data, line: 1,
      "@_implementationOnly @_spi(Rows) import Storage\n"),
    Breach(.importAttribute, "@_exported in a test", in: tests, line: 1, "@_exported import BooksDomain\n"),
    Breach(.canImport, "of a feature", in: "App/main.swift", line: 1, "#if canImport(Books)\n#endif\n"),
    Breach(.canImport, "of a module of Core", in: data, line: 2, "#if DEBUG\n#elseif !canImport( Storage )\n#endif\n"),
  ]

  /// What the manifest declares, and what is in the folders.
  static let structure: [Breach] = [
    Breach(.reach, "a Domain declares Storage", at: "Package.swift:2") { $0.dependencies["BooksDomain"]?.append("Storage") },
    Breach(.reach, "a Presentation declares its Data", at: "Package.swift:3") {
      $0.dependencies["ClosetPresentation"]?.append("ClosetData")
    },
    Breach(.reach, "Entities lead every Domain to Views", at: "Package.swift:2") {
      $0.dependencies["Entities"]?.append("Files")
      $0.dependencies["Files"] = ["Views"]
      $0.paths["Files"] = "Modules/Core/Files"
      $0.dependencies["Views"] = []
      $0.files["Modules/Core/Views/View.swift"] = nil as String?
      $0.remove(feature: "Closet")
    },
    Breach(.reach, "Values lead a Domain to a module of Core that no table names", at: "Package.swift:2") {
      $0.remove(feature: "Closet")
      $0.dependencies["Values"]?.append("HTTP")
      $0.paths["HTTP"] = "Modules/Core/HTTP"
    },
    Breach(.reach, "what commands share leads a Presentation to Storage", at: "Package.swift:2") {
      $0.remove(feature: "Closet")
      $0.dependencies["BooksPresentation"]?.append("EntityCommands")
      $0.dependencies["EntityCommands"] = ["Values", "Storage"]
      $0.paths["EntityCommands"] = "Modules/Core/EntityCommands"
    },
    Breach(.reach, "Markup leads a Data layer to Views", at: "Package.swift:2") {
      $0.remove(feature: "Closet")
      $0.dependencies["BooksData"]?.append("Markup")
      $0.dependencies["Markup"] = ["Views"]
      $0.paths["Markup"] = "Modules/Core/Markup"
    },
    Breach(.reach, "Libraries lead a Domain to Files", at: "Package.swift:2") {
      $0.remove(feature: "Closet")
      $0.dependencies["Values"]?.append("Libraries")
      $0.dependencies["Libraries"] = ["Files"]
      ($0.paths["Libraries"], $0.paths["Files"]) = ("Modules/Core/Libraries", "Modules/Core/Files")
    },
    Breach(.reach, "a Domain declares a product of another package", at: "Package.swift:2") {
      $0.dependencies["BooksDomain"]?.append("Algorithms")
    },
    Breach(.reach, "App declares Storage", at: "Package.swift:6") { $0.dependencies["app"]?.append("Storage") },
    Breach(.featureIsolation, "a layer declares another feature", at: "Package.swift:2") {
      $0.dependencies["BooksData"]?.append("ClosetDomain")
      $0.dependencies["Books"] = ["BooksDomain", "BooksPresentation", "Storage"]
      $0.files["Modules/Books/BooksFeature.swift"] = "import Storage\n"
    },
    Breach(.layout, "a folder beside the fixed ones", at: "Scratch:1") { $0.files["Scratch/main.swift"] = "print(1)\n" },
    Breach(.layout, "a folder without a row", at: "Modules/Users:1") {
      $0.files["Modules/Users/Domain/User.swift"] = "struct User {}\n"
    },
    Breach(.layout, "a row without a folder", at: "Package.swift:3") {
      for file in $0.files.keys where file.hasPrefix("Modules/Closet/") { $0.files[file] = nil as String? }
    },
    Breach(.layout, "a layer is missing", at: "Package.swift:2") {
      $0.files["Modules/Books/Presentation/List.swift"] = nil as String?
    },
    Breach(.layout, "a layer is no target", at: "Package.swift:2") {
      $0.paths["BooksPresentation"] = nil
      $0.files["Modules/Books/Presentation/List.swift"] = "struct List {}\n"
      $0.dependencies["Books"] = ["BooksDomain", "BooksData", "Storage"]
    },
    Breach(.layout, "the file that wires is missing", at: "Package.swift:2") {
      $0.files["Modules/Books/BooksFeature.swift"] = nil as String?
    },
    Breach(.layout, "a file beside the layers", in: "Modules/Books/Shared.swift", line: 1, "struct Shared {}\n"),
    Breach(.layout, "a target that is no layer", at: "Package.swift:1") {
      $0.paths["BooksExtras"] = "Modules/Books/Domain/Extras"
    },
    Breach(.appSize, "App grows to 60 lines", at: "App/main.swift:57") {
      $0.files["App/main.swift"] = "import Books\n" + String(repeating: "\n", count: 58)
      $0.files["App/Features.swift"] = "let one = 1\nlet two = 2\nlet three = 3"
    },
  ]

  /// What sources say.
  static let sources: [Breach] = [
    Breach(.pureDomain, "FileManager", in: domain, line: 2, "\nlet files = FileManager.default\n"),
    Breach(.pureDomain, "print", in: domain, line: 1, "func shout() { print(1) }\n"),
    Breach(.pureDomain, "inside an interpolation", in: domain, line: 2, "let text =\n  \"\\(ProcessInfo.processInfo)\"\n"),
    Breach(.pureDomain, "Data from a file", in: domain, line: 1, "let bytes = try Data(contentsOf: url)\n"),
    Breach(.pureDomain, "sqlite", in: domain, line: 1, "let handle = sqlite3_open\n"),
    Breach(.environment, "getenv in a Data layer", in: data, line: 2, "import Glibc\nlet home = getenv(\"HOME\")\n"),
    Breach(.environment, "ProcessInfo in Core", in: core, line: 1, "let variables = ProcessInfo.processInfo.environment\n"),
    Breach(.environment, "arguments in a Presentation", in: presentation, line: 1, "let words = CommandLine.arguments\n"),
    Breach(.wiring, "a branch", at: "Modules/Books/BooksFeature.swift:3") {
      $0.files["Modules/Books/BooksFeature.swift"] = "import Storage\nfunc register() {\n  if isOld { return }\n}\n"
    },
    Breach(.wiring, "a function of its own", at: "Modules/Books/BooksFeature.swift:1") {
      $0.files["Modules/Books/BooksFeature.swift"] = "func helper() {}\nfunc addCommands() {}\n"
    },
    Breach(.rawSQL, "in a Domain", in: domain, line: 1, "let query = \"SELECT id FROM books\"\n"),
    Breach(.rawSQL, "in small letters", in: presentation, line: 1, "let query = \"update books set title = ?\"\n"),
    Breach(
      .rawSQL, "over several lines", in: core, line: 2, "\nlet query = \"\"\"\n  SELECT \\(columns)\n  FROM books\n  \"\"\"\n"),
    Breach(.rawSQL, "in a raw string", in: core, line: 1, "let query = #\"PRAGMA \"user_version\"\"#\n"),
    Breach(.uncheckedConcurrency, "@unchecked Sendable", in: core, line: 1, "final class Box: @unchecked\tSendable {}\n"),
    Breach(
      .uncheckedConcurrency, "nonisolated(unsafe), in a test", in: tests, line: 2, "\nnonisolated( unsafe ) var count = 0\n"),
    Breach(.forced, "try!", in: core, line: 3, "// A reason further up does not count.\n\nlet text = try! read()\n"),
    Breach(.forced, "as!", in: data, line: 1, "let text = value as! String\n"),
    Breach(.forced, "a force unwrap", in: core, line: 1, "let last = list.last!.name\n"),
    Breach(.forced, "inside an interpolation", in: core, line: 1, "let text = \"\\(list[0]!)\"\n"),
    Breach(.trap, "fatalError", in: core, line: 1, "func f() -> Int { fatalError(\"// no comment\") }\n"),
    Breach(.trap, "preconditionFailure", in: data, line: 3, "// Too far away to be its reason.\n\npreconditionFailure()\n"),
    Breach(.slowFoundation, "String(format:)", in: core, line: 1, "let text = String(format: \"%d\", 1)\n"),
    Breach(.slowFoundation, "String(format: over lines", in: data, line: 1, "let text = String(\n  format: \"%d\", 1)\n"),
    Breach(.slowFoundation, "DateFormatter", in: presentation, line: 1, "let format = DateFormatter()\n"),
  ]

  static let all = imports + structure + sources
}
