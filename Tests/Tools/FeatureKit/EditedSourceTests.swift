import Testing

@testable import FeatureKit

@Suite struct EditedSourceTests {
  private func manifest(_ rows: String) -> String { "let before = 1\nlet featureTable = [\n\(rows)]\nlet after = [2]\n" }

  private func app(_ blocks: [String]) -> String {
    let lines = blocks.map { "#if \($0.uppercased())\n  import \($0)\n  features.append(\($0)Feature.self)\n#endif\n" }
    return "import Feature\n\nvar features: [any Feature.Type] = []\n\(lines.joined())\nrun()\n"
  }

  private let rows = """
      FeatureRow(name: "Books"),
      // Opened when first needed.
      FeatureRow(
        name: "Closet",
        data: ["Libraries"]
      ),
      FeatureRow(name: "Users", data: ["Libraries"]),  // hashes, (of passwords

    """

  @Test(arguments: ["Albums", "Bottles", "Cinemas", "Zebras"])
  func `a row comes where the alphabet has it, and goes without a trace`(feature: String) throws {
    var source = try EditedSource(manifest(rows), .manifest)
    source.add(feature)
    let names = source.names
    #expect(names == names.sorted() && names.count == 4)
    #expect(source.text.contains("  FeatureRow(name: \"\(feature)\"),\n"))
    var edited = try EditedSource(source.text, .manifest)
    edited.remove(feature)
    #expect(edited.text == manifest(rows))
  }

  @Test func `a list of one ends without a comma`() throws {
    var source = try EditedSource(manifest("  FeatureRow(name: \"Books\")\n"), .manifest)
    source.add("Albums")
    #expect(source.text == manifest("  FeatureRow(name: \"Albums\"),\n  FeatureRow(name: \"Books\"),\n"))
    source.remove("Albums")
    #expect(source.text == manifest("  FeatureRow(name: \"Books\")\n"))
  }

  @Test func `a removed row takes its comment along`() throws {
    var source = try EditedSource(manifest(rows), .manifest)
    source.remove("Closet")
    #expect(
      source.text
        == manifest(
          "  FeatureRow(name: \"Books\"),\n  FeatureRow(name: \"Users\", data: [\"Libraries\"]),  // hashes, (of passwords\n"))
  }

  @Test(arguments: [[], ["Books"], ["Books", "Users"]])
  func `a block comes where the alphabet has it, and goes without a trace`(blocks: [String]) throws {
    var source = try EditedSource(app(blocks), .app)
    source.add("Closet")
    #expect(source.text == app((blocks + ["Closet"]).sorted()))
    source.remove("Closet")
    #expect(source.text == app(blocks))
  }

  @Test func `a source without its list is refused`() {
    #expect(throws: KitError.self) { try EditedSource("let features = []", .manifest) }
    #expect(throws: KitError.self) { try EditedSource("print()", .app) }
  }
}
