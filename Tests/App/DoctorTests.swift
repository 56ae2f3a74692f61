import Foundation
import TestSupport
import Testing

@Suite(.inTurn) struct DoctorTests {
  @Test func saysThatAllIsWell() async throws {
    let home = try BinaryHome()
    try await home.add("T")
    let outcome = try await home.run("doctor")
    #expect(outcome.ending == .exited(0), "\(outcome)")
    for part in ["0.1.0", home.database, "SQLite", "1 row", "600", "journal", "Container"] {
      #expect(outcome.output.contains(part), "\(part)")
    }
    #expect(outcome.errors == "All is well.\n")
    let json = try await home.output("doctor", "--json")
    #expect(json.contains("\"books\":1") && json.contains("\"problems\":[]"))
  }

  @Test func findsAFileOthersMayRead() async throws {
    let home = try BinaryHome()
    try await home.add("T")
    #expect(chmod(home.database, 0o644) == 0)
    let outcome = try await home.run("doctor")
    #expect(outcome.ending == .exited(1))
    #expect(outcome.errors.contains("644") && outcome.errors.contains("chmod 600"))
  }

  @Test func findsARowThatWasChangedBehindItsBack() async throws {
    let home = try BinaryHome()
    let id = try await home.add("Original")
    let changed = try await home.start(words: ["sqlite3", home.database, "UPDATE books SET title = 'Changed'"]).outcome()
    #expect(changed.ending == .exited(0), "\(changed)")
    let outcome = try await home.run("doctor", "--json")
    #expect(outcome.ending == .exited(1))
    #expect(outcome.errors.contains(id))
    #expect(outcome.output.contains("\"problems\":[\""))
  }

  @Test func findsASearchIndexThatDoesNotFit() async throws {
    let home = try BinaryHome()
    try await home.add("Original")
    let sql = "INSERT INTO books_search(books_search) VALUES('delete-all')"
    #expect(try await home.start(words: ["sqlite3", home.database, sql]).outcome().ending == .exited(0))
    let outcome = try await home.run("doctor")
    #expect(outcome.ending == .exited(1))
    #expect(outcome.errors.contains("search index"))
  }

  @Test func findsAPageThatIsDamaged() async throws {
    let home = try BinaryHome()
    try await home.importing("title,author\n" + (1...300).map { "T\($0),A\($0)" }.joined(separator: "\n"), into: "books")
    var bytes = try home.bytes(home.database)
    for place in stride(from: 4096 * 3, to: bytes.count, by: 512) { bytes[place] ^= 0xFF }
    try Data(bytes).write(to: URL(fileURLWithPath: home.database))
    let outcome = try await home.run("doctor")
    #expect(outcome.ending != .exited(0), "\(outcome)")
    #expect(outcome.errors.hasPrefix("Error: "))
    #expect(try home.bytes(home.database) == bytes)
  }
}
