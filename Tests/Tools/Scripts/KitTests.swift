import Foundation
import Testing

/// The kit as a team uses it, on a copy of this package; the first time a slice of it is built, later what changed.
@Suite(.serialized) struct KitTests {
  /// Made once, with the kit built in it.
  private static let made = Result {
    let copy = try PackageCopy()
    try copy.output("swift", "build", "--product", "feature")
    return copy
  }
  private let copy: PackageCopy

  init() throws {
    copy = try Self.made.get()
  }

  @Test func aNewFeatureBuildsPassesEveryCheckAndGoesWithoutATrace() throws {
    try copy.output("Tools/feature", "new", "Recipes")
    #expect(try copy.output("git", "status", "--porcelain").contains("?? Modules/Recipes/"))
    try copy.output(
      "swift", "format", "lint", "--strict", "-r", "Package.swift", "App", "Modules/Recipes", "Tests/Recipes", "Modules/Core")
    // A sibling that does not even compile stops nobody.
    let broken = "Modules/Books/Domain/Broken.swift"
    try copy.write("this is no Swift\n", to: broken)
    let slice = ["FEATURES": "Recipes", "TESTS": "Recipes"]
    let build = ["--scratch-path", ".build-Recipes", "--explicit-target-dependency-import-check", "error"]
    let built = try copy.run(["swift", "build", "--build-tests"] + build, environment: slice)
    try #require(built.code == 0, "\(built.output.suffix(3000))")
    #expect(!built.output.contains("warning:"))
    let binary = copy.root.path + "/.build-Recipes/debug/app"
    let tested = try copy.run(
      ["swift", "test", "--skip-build"] + build, environment: slice.merging(["APP_BINARY": binary]) { $1 })
    #expect(tested.code == 0, "\(tested.output.suffix(3000))")
    try copy.output("Tools/check", environment: ["FEATURES": "Recipes"])
    try FileManager.default.removeItem(at: copy.root.appendingPathComponent(broken))
    #expect(try copy.output("Tools/check").hasPrefix("The architecture holds"))
    try copy.output("Tools/feature", "remove", "Recipes")
    #expect(try copy.output("git", "status", "--porcelain") == "")
  }

  @Test(
    arguments: [
      (["new", "AppleInspectionProtocols"], 0), (["new", "Notes"], 0), (["new", "Books"], 1), (["new", "Core"], 1),
      (["new", "recipes"], 1),
      (["new", "Messages"], 1), (["remove", "Recipes"], 1), (["new"], 64), (["Recipes"], 64), (["new", "A", "B"], 64),
    ] as [([String], Int32)])
  func namesAreCheckedAndLinesFit(words: [String], code: Int32) throws {
    let outcome = try copy.run([".build/debug/feature"] + words)
    #expect(outcome.code == code, "\(outcome)")
    let status = try copy.output("git", "status", "--porcelain")
    #expect(status.isEmpty == (code != 0))
    guard code == 0 else { return }
    try copy.output(
      "swift", "format", "lint", "--strict", "-r", "Package.swift", "App", "Modules/\(words[1])", "Tests/\(words[1])")
    try copy.output(".build/debug/feature", "remove", words[1])
    #expect(try copy.output("git", "status", "--porcelain") == "")
  }
}
