import Testing

/// A file that looks like a breach to a search by words, and is none.
struct InnocentSource: CustomTestStringConvertible, Sendable {
  let name: String
  let file: String
  let text: String

  var testDescription: String { name }

  private static func domain(_ name: String, _ text: String) -> InnocentSource {
    InnocentSource(name: name, file: "Modules/Books/Domain/New.swift", text: text)
  }

  static let all: [InnocentSource] = [
    domain("an import in comments", "// import Storage\n/* /* import Views */ import Storage */\n"),
    domain(
      "an import in strings",
      "let a = \"import Storage\"\nlet b = \"\"\"\nimport Storage\n\"\"\"\nlet c = #\"\"\" import Storage\"#\n"),
    domain("an import behind an escaped quote", "let a = \"\\\" ; import Storage\"\n"),
    domain("a raw string that ends in a backslash", "let a = #\"\\\"#\nlet b = \"import Storage\"\n"),
    domain("import as a label", "func read(import file: Int) {}\nlet a = read(import: 1)\n"),
    domain("import as a member", "let a = Command.import\nlet books = 1\n"),
    domain("strings in interpolations", "let a = \"\\(f(\")\"))import Storage\"\n"),
    domain("a regex with a quote", "let a = /\"/\nlet b = \"import Storage\"\n"),
    domain("a division", "let a = b / c; let d = \"/ import Storage\"\n"),
    domain(
      "words of input and output",
      "// FileManager, print(\"x\")\nlet a = \"print(URLSession)\"\nlet b = list.read(1)\nfunc print() {}\n"),
    domain(
      "prose that begins like SQL",
      "let a = \"Delete from the list\"\nlet b = \"Select a book from the shelf.\"\nlet c = \"update your set\"\n"),
    domain(
      "negation and inequality", "let a = !b\nlet c = d != e\nlet f = d!=e\nif !g { return }\nlet h = try !i()\nlet k = \"so!\"\n"
    ),
    domain("a reason on the line", "let a = list.first!  // never empty: made two lines above\n"),
    domain("a reason on the line before", "// Every case is handled above.\nfatalError()\n"),
    domain(
      "canImport of the system",
      "#if canImport(FoundationEssentials)\n  import FoundationEssentials\n#else\n  import Foundation\n#endif\n"),
    InnocentSource(
      name: "the environment where it is read", file: "Modules/Core/Application/New.swift",
      text: "let all = environ\nlet words = CommandLine.arguments\n"),
    InnocentSource(
      name: "an environment that was handed in", file: "Modules/Books/Data/New.swift",
      text: "let home = screen.environment[\"HOME\"]\nlet all = process.environ\n"),
    InnocentSource(
      name: "wiring with labels that look like branches", file: "Modules/Books/BooksFeature.swift",
      text:
        "func register() { add(for: 1, if: 2) }\nfunc addCommands() { group.add { try await $0.run(on: $1) } }\n"
        + "func addEndpoints() {}\n"
    ),
    domain("a String with another label", "let a = String(formatted: 1)\n"),
    InnocentSource(name: "force in a test", file: "Tests/Books/New.swift", text: "let a = try! b()!\n"),
    InnocentSource(name: "a shim in Data", file: "Modules/Core/Storage/New.swift", text: "import Synchronization\n"),
  ]
}
