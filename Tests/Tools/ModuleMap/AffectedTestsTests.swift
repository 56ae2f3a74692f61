import ArchitectureRules
import Testing

@testable import ModuleMap

@Suite struct AffectedTestsTests {
  private func affected(_ changed: [String]) throws -> AffectedTests {
    let package = try SmallMap.package()
    return AffectedTests(of: package, changed: ChangedFiles(changed, in: package))
  }

  private static let books = ["AppTests", "BooksAcceptanceTests", "BooksDataTests", "BooksDomainTests"]
  private static let all = [
    "AppTests", "BooksAcceptanceTests", "BooksDataTests", "BooksDomainTests", "ChecksTests", "ClosetAcceptanceTests",
    "ClosetDataTests", "ClosetDomainTests", "ScriptTests", "StorageTests", "ValuesTests", "ViewsTests",
  ]

  @Test(arguments: [
    (["Modules/Books/Domain/Book.swift"], books),
    (["Modules/Books/Data/Gone.swift"], ["AppTests", "BooksAcceptanceTests", "BooksDataTests"]),
    (["Modules/Books/Presentation/List.swift"], ["AppTests", "BooksAcceptanceTests"]),
    (["Modules/Books/BooksFeature.swift"], ["AppTests", "BooksAcceptanceTests"]),
    (["Tests/Books/Domain/BookTests.swift"], ["BooksDomainTests"]),
    (["Tests/Books/Acceptance/BookTests.swift"], ["BooksAcceptanceTests"]),
    (["Modules/Core/Views/View.swift"], ["AppTests", "BooksAcceptanceTests", "ClosetAcceptanceTests", "ViewsTests"]),
    (
      ["Modules/Core/Storage/Store.swift"],
      ["AppTests", "BooksAcceptanceTests", "BooksDataTests", "ClosetAcceptanceTests", "ClosetDataTests", "StorageTests"]
    ),
    (["Modules/Core/CZip/shim.h"], all.filter { !["ChecksTests", "ScriptTests"].contains($0) }),
    (["Modules/Core/Application/Run.swift"], ["AppTests", "BooksAcceptanceTests", "ClosetAcceptanceTests"]),
    (["App/main.swift"], ["AppTests", "BooksAcceptanceTests", "ClosetAcceptanceTests"]),
    (["Tools/Sources/Checks/Check.swift"], ["ChecksTests"]), (["Tools/test"], ["ScriptTests"]),
    (["Tools/lib/feature/a.swift"], ["ScriptTests"]),
    (["README.md", "Modules/README.md", "LICENSE"], []), ([], []), (["Package.swift"], all), ([".swift-format"], all),
    (["Tools/test", "Modules/Books/Domain/Book.swift"], (books + ["ScriptTests"]).sorted()),
  ])
  func `a change runs the tests of what depends on it`(changed: [String], tests: [String]) throws {
    #expect(try affected(changed).verdicts.filter(\.runs).map(\.name) == tests)
    #expect(try affected(changed).verdicts.map(\.name) == Self.all)
  }

  @Test func `each says why`() throws {
    let verdicts = try affected(["Modules/Core/Storage/Store.swift"]).verdicts
    func reason(_ name: String) -> String? { verdicts.first { $0.name == name }?.reason }
    #expect(reason("StorageTests") == "Modules/Core/Storage/Store.swift changed (Storage)")
    #expect(reason("BooksDataTests") == "Modules/Core/Storage/Store.swift changed (BooksData → Storage)")
    #expect(reason("BooksDomainTests") == "nothing it depends on changed")
    #expect(try affected(["Package.swift"]).verdicts.first?.reason == "Package.swift changed, which all depend on")
  }

  @Test func `modules are what the manifest takes`() throws {
    let tests = try affected(["Tests/Books/Domain/BookTests.swift", "Tools/run"])
    #expect(tests.modules == ["BooksDomain", "Script"] && !tests.needsApp)
    #expect(try affected(["App/main.swift"]).needsApp)
  }
}
