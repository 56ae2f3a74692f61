import Foundation
import TestSupport
import Testing

/// X3 and X4: many processes at once, and processes that die.
@Suite(.inTurn) struct ManyProcessesTests {
  @Test("X3: every writer succeeds from the first run on")
  func everyWriterSucceedsFromTheFirstRunOn() async throws {
    let home = try BinaryHome()
    let writers = BinaryLocation.isDebug ? 40 : 200
    let script = try home.write(
      #"for i in 1 2 3 4 5; do "$APP" books add "Book $1 $i" --author A -q || exit; done"#, to: "five.sh")
    let start = ContinuousClock.now
    let processes = try (0..<writers).map { try home.start(words: ["sh", script, "\($0)"]) }
    var ids: [String] = []
    for process in processes {
      let outcome = await process.outcome(limit: .seconds(60))
      #expect(outcome.ending == .exited(0), "\(outcome)")
      #expect(outcome.errors.isEmpty)
      ids += outcome.lines
    }
    #expect(ContinuousClock.now - start < .seconds(20))
    #expect(ids.count == writers * 5)
    #expect(try await Set(home.books("list").map(\.id)) == Set(ids))
    #expect(try await home.run("doctor").ending == .exited(0))
  }

  @Test func readersNeverSeeHalfOfAnImport() async throws {
    let home = try BinaryHome()
    let rows = (1...2000).map { "Title \($0),Author \($0)" }.joined(separator: "\n")
    let file = try home.write("title,author\n\(rows)\n", to: "books.csv")
    try await home.output("books", "list")
    let importing = try home.start(["books", "import", file])
    var counts: Set<Int> = []
    for _ in 0..<8 { counts.insert(try await home.books("list").count) }
    #expect(await importing.outcome().ending == .exited(0))
    counts.insert(try await home.books("list").count)
    #expect(counts.isSubset(of: [0, 2000]) && counts.contains(2000), "\(counts)")
  }

  @Test("X4: nothing acknowledged is lost when a writer is killed")
  func nothingAcknowledgedIsLostWhenAWriterIsKilled() async throws {
    let home = try BinaryHome()
    let script = try home.write(
      #"i=0; while :; do i=$((i + 1)); "$APP" books add "Book $1 $i" --author A -q || exit; done"#, to: "loop.sh")
    var acknowledged: [String] = []
    for round in 0..<30 {
      let writer = try home.start(words: ["sh", script, "\(round)"])
      while !writer.hasWritten { try await Task.sleep(for: .milliseconds(2)) }
      // Each round dies at another moment of a write.
      try await Task.sleep(for: .milliseconds(round * 7 % 40))
      writer.signal(SIGKILL)
      acknowledged += await writer.outcome().lines.filter { $0.count == 36 }
    }
    let stored = try await Set(home.books("list").map(\.id))
    #expect(!acknowledged.isEmpty)
    #expect(stored.isSuperset(of: acknowledged))
    #expect(stored.count <= acknowledged.count + 30)
    #expect(try await home.run("doctor").ending == .exited(0))
  }

  @Test("X4: an import that is killed leaves nothing")
  func anImportThatIsKilledLeavesNothing() async throws {
    let home = try BinaryHome()
    try await home.add("Before")
    let rows = (1...100_000).map { "Title \($0),Author \($0)" }.joined(separator: "\n")
    let file = try home.write("title,author\n\(rows)\n", to: "books.csv")
    for delay in [1, 50, 150] {
      let importing = try home.start(["books", "import", file])
      // Its journal says that it has begun to write.
      for _ in 0..<1_000 where try home.names(in: "home/.local/share/app").count == 1 { usleep(5_000) }
      usleep(useconds_t(delay * 1_000))
      importing.signal(SIGKILL)
      _ = await importing.outcome()
      #expect(try await home.titles("list") == ["Before"])
    }
    #expect(try await home.run("doctor").ending == .exited(0))
    // A journal that was not begun in earnest may stay until the next change.
    try await home.add("After")
    #expect(try home.names(in: "home/.local/share/app") == ["app.db"])
  }
}
