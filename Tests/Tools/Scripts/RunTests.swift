import Foundation
import Testing

struct RunTests {
  private func builds(_ clone: Clone) -> Int { clone.calls.count { $0.hasPrefix("swift build") } }

  @Test func argumentsAndExitCodePassThrough() throws {
    let clone = try Clone()
    let outcome = try clone.run("Tools/run", ["books", "two words", "", "--*"])
    #expect(outcome.output == "<books><two words><><--*>")
    #expect(outcome.code == 7)
  }

  @Test func secondCallStartsNoOtherProgram() throws {
    let clone = try Clone()
    _ = try clone.run("Tools/run")
    let before = clone.calls
    let outcome = try clone.run("Tools/run", ["x"])
    #expect(outcome == Outcome(code: 7, output: "<x>", errors: ""))
    #expect(clone.calls == before)
  }

  @Test func linkElsewhereLeadsToTheClone() throws {
    let clone = try Clone()
    #expect(try clone.run(clone.link(to: "Tools/run"), ["x"]).output == "<x>")
  }

  @Test(arguments: ["change", "new file", "removed file", "older time", "manifest"])
  func everyKindOfChangeIsBuilt(_ kind: String) throws {
    let clone = try Clone()
    _ = try clone.run("Tools/run")
    #expect(builds(clone) == 1)
    switch kind {
    case "change": try clone.write("struct Books {}", to: "Modules/Books/Domain/Book.swift")
    case "new file": try clone.write("", to: "Modules/Books/Domain/New.swift")
    case "removed file": try clone.remove("Modules/Books/Domain/Book.swift")
    case "manifest": try clone.write(Clone.manifest(features: ["Books"]), to: "Package.swift")
    default:
      try clone.write("struct Books {}", to: "Modules/Books/Domain/Book.swift")
      let file = clone.root.appendingPathComponent("Modules/Books/Domain/Book.swift").path
      try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: file)
    }
    _ = try clone.run("Tools/run")
    _ = try clone.run("Tools/run")
    #expect(builds(clone) == 2)
  }

  @Test func failedBuildShowsItsOutputAndRunsNothing() throws {
    let clone = try Clone()
    let outcome = try clone.run("Tools/run", environment: ["SWIFT_FAILS": "1"])
    #expect(outcome.code == 70)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("error: it does not compile"))
    #expect(try clone.run("Tools/run").code == 7)
  }

  @Test func callsAtOnceBuildOnce() throws {
    let clone = try Clone()
    let running = try (0..<5).map { try clone.start("Tools/run", ["\($0)"], environment: ["SWIFT_TAKES": "0.5"]) }
    for (number, script) in running.enumerated() {
      #expect(try script.outcome().output == "<\(number)>")
    }
    #if os(Linux)
      #expect(builds(clone) == 1)
    #endif
  }

  @Test(arguments: ["Nope", "Books,Nope", "books", "../Closet"])
  func aFeatureThatIsNoneIsOneSentence(_ features: String) throws {
    let clone = try Clone()
    let name = features.split(separator: ",").last ?? ""
    let outcome = try clone.run("Tools/run", environment: ["FEATURES": features])
    #expect(outcome.code == 64 && outcome.output.isEmpty)
    #expect(outcome.errors.hasSuffix(": FEATURES names '\(name)', which is no feature; there are: Books Closet\n"))
    #expect(clone.calls.isEmpty)
  }

  @Test func sliceHasABinaryOfItsOwn() throws {
    let clone = try Clone()
    _ = try clone.run("Tools/run")
    _ = try clone.run("Tools/run", environment: ["FEATURES": "Books,Closet"])
    #expect(builds(clone) == 2)
    #expect(FileManager.default.fileExists(atPath: clone.root.appendingPathComponent(".build-Books+Closet/run/app").path))
  }
}
