import Foundation
import TestSupport
import Testing

/// X8: another program holds the store. These tests mostly wait, so they take no turn.
struct LockedStoreTests {
  /// Holds the store for writing for some seconds, and says when it has it.
  private func lock(_ home: BinaryHome, seconds: Int) async throws -> BinaryProcess {
    let sql = "BEGIN EXCLUSIVE;\n.shell touch locked\n.shell sleep \(seconds)\n.shell touch released\nCOMMIT;\n"
    let holder = try home.start(words: ["sqlite3", home.database], input: Array(sql.utf8))
    while !home.exists("locked") { try await Task.sleep(for: .milliseconds(5)) }
    return holder
  }

  @Test("X8: a store locked for three seconds is waited for")
  func aStoreLockedForThreeSecondsIsWaitedFor() async throws {
    let home = try BinaryHome()
    try await home.add("Before")
    let holder = try await lock(home, seconds: 3)
    let list = try home.start(["books", "list", "--format", "csv"])
    let added = try await home.run("books", "add", "T", "--author", "A")
    #expect(added.ending == .exited(0), "\(added)")
    #expect(home.exists("released"))
    #expect(await list.outcome().ending == .exited(0))
    #expect(await holder.outcome().ending == .exited(0))
    #expect(try await home.titles("list") == ["Before", "T"])
  }

  @Test(
    "X8: a store locked for long is said to be",
    arguments: [["books", "add", "T", "--author", "A"], ["books", "list"], ["backup", "b.db"]])
  func aStoreLockedForLongIsSaidToBe(_ words: [String]) async throws {
    let home = try BinaryHome()
    try await home.add("Before")
    let holder = try await lock(home, seconds: 60)
    let outcome = try await home.start(words).outcome()
    holder.signal(SIGKILL)
    _ = await holder.outcome()
    #expect(outcome.ending == .exited(75), "\(outcome)")
    #expect(outcome.duration < .seconds(BinaryLocation.isDebug ? 12 : 11), "\(outcome.duration)")
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("Error: ") && outcome.errors.contains("try again"))
    #expect(try home.names(in: home.folder).filter { $0.hasPrefix("b.db") }.isEmpty)
  }

  @Test func aStoreThatIsWaitedForCanBeGivenUp() async throws {
    let home = try BinaryHome()
    try await home.add("Before")
    let holder = try await lock(home, seconds: 60)
    let waiting = try home.start(["books", "add", "T", "--author", "A"])
    try await waiting.waitUntilItTakes(SIGINT)
    waiting.signal(SIGINT)
    let outcome = await waiting.outcome()
    holder.signal(SIGKILL)
    _ = await holder.outcome()
    #expect(outcome.ending == .exited(130), "\(outcome)")
    #expect(outcome.duration < .seconds(9))
    #expect(try await home.titles("list") == ["Before"])
  }
}
