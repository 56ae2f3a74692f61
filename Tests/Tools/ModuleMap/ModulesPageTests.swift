import ArchitectureRules
import Foundation
import Testing

@testable import ModuleMap

@Suite final class ModulesPageTests {
  private let root = FileManager.default.temporaryDirectory.appendingPathComponent("map \(UUID().uuidString)")

  init() throws {
    try write("let package = Package()\n", to: "Package.swift")
    try write(
      """
      import A

      /// Money of one currency. Never a Double.
      ///
      /// More about it.
      @frozen
      public struct Money {
        /// Inside.
        public enum Kind {}
      }
      struct Hidden {}
      /// Counts
      /// things.
      public final class Counter {}
      extension Money { public struct Part {} }
      """, to: "Modules/Core/Values/Money.swift")
    try write(
      "enum F { static let name = \"books\"\n static let abstract = \"Keeps books.\" }", to: "Modules/Books/BooksFeature.swift")
    try write("let table = Table(\n  \"books\", columns: [])\n", to: "Modules/Books/Data/BookRecord.swift")
    try write(
      "CommandConfiguration(commandName: \"list\", abstract: \"Shows a|b.\")\n", to: "Modules/Books/Presentation/List.swift")
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  private func write(_ text: String, to path: String) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func page() throws -> ModulesPage { ModulesPage(of: try SmallMap.package(), in: try SourceTree(root: root)) }

  @Test(arguments: [
    "- `Money`: Money of one currency.\n", "- `Counter`: Counts things.\n", "### Values\n",
    "| `Values` | Core | 1 | `CZip` |", "| `CZip` | a C library | 0 | nothing |", "| `BooksDomain` | a Domain | 0 | `Values` |",
    "Keeps books. Tables: `books`.", "| `app books list` | Shows a\\|b. |", "  BooksData --> Storage\n", "  app --> Books\n",
  ])
  func `the page says`(part: String) throws {
    #expect(try page().text().contains(part))
  }

  @Test(arguments: ["Hidden", "Kind", "Part", "BooksData --> Values", "CZip --"])
  func `the page leaves out`(part: String) throws {
    #expect(try !page().text().contains(part))
  }

  @Test func `it is stale until it is written, and again when a type comes`() throws {
    #expect(try page().isStale())
    try page().write()
    #expect(try !page().isStale())
    try write("/// New.\npublic enum New {}\n", to: "Modules/Core/Values/New.swift")
    #expect(try page().isStale())
  }
}
