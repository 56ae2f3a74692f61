import Foundation
import TestSupport
import Testing

/// Stopping leaves everything as it was, and the exit code says how it was stopped.
@Suite(.inTurn) struct StoppingTests {
  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)])
  func anImportThatIsStoppedLeavesNothingBehind(_ signal: Int32, code: Int) async throws {
    let home = try BinaryHome()
    try await home.add("Before")
    let before = try home.bytes(home.database)
    let rows = (1...60_000).map { "Title \($0),Author \($0)" }.joined(separator: "\n")
    let file = try home.write("title,author\n\(rows)\n", to: "books.csv")
    let importing = try home.start(["books", "import", file])
    // Its journal says that it has begun to write.
    for _ in 0..<1_000 where try home.names(in: "home/.local/share/app").count == 1 {
      try await Task.sleep(for: .milliseconds(10))
    }
    importing.signal(signal)
    let outcome = await importing.outcome()
    #expect(outcome.ending == .exited(Int32(code)), "\(outcome)")
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("nothing was stored"))
    #expect(outcome.duration < .seconds(10))
    #expect(try home.names(in: "home/.local/share/app") == ["app.db"])
    #expect(try await home.titles("list") == ["Before"])
    #expect(try home.bytes(home.database) == before)
    #expect(try await home.run("doctor").ending == .exited(0))
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)])
  func anImportThatWaitsForInputCanBeStopped(_ signal: Int32, code: Int) async throws {
    let home = try BinaryHome()
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let words = [BinaryLocation.path, "books", "import", "-"]
    let importing = try home.start(words: words, source: .descriptor(ends[0]))
    try await importing.waitUntilItTakes(signal)
    importing.signal(signal)
    let outcome = await importing.outcome()
    #expect(outcome.ending == .exited(Int32(code)), "\(outcome)")
    #expect(outcome.duration < .seconds(10))
  }

  @Test func aListNobodyReadsCanBeStopped() async throws {
    let home = try BinaryHome()
    let rows = (1...3000).map { "Title \($0),Author \($0)" }.joined(separator: "\n")
    try await home.importing("title,author\n\(rows)\n", into: "books")
    try #require(mkfifo(home.path("fifo"), 0o600) == 0)
    let listing = try home.start(words: [BinaryLocation.path, "books", "list"], output: home.path("fifo"))
    try await Task.sleep(for: .milliseconds(500))
    // The store is not held meanwhile: others may write.
    let added = try await home.run("books", "add", "Another", "--author", "A")
    #expect(added.ending == .exited(0) && added.duration < .seconds(5), "\(added)")
    try await listing.waitUntilItTakes(SIGINT)
    listing.signal(SIGINT)
    #expect(await listing.outcome().ending == .exited(130))
  }

  @Test(arguments: [20, 60, 120, 250])
  func anExportThatIsStoppedLeavesAWholeFileOrTheFormerOne(_ delay: Int) async throws {
    let home = try BinaryHome()
    let rows = (1...8000).map { "Title \($0),Author \($0)" }.joined(separator: "\n")
    try await home.importing("title,author\n\(rows)\n", into: "books")
    try home.write("before", to: "books.csv")
    let exporting = try home.start(["books", "export", "-o", home.path("books.csv")])
    try await Task.sleep(for: .milliseconds(delay))
    exporting.signal(SIGTERM)
    let outcome = await exporting.outcome()
    if outcome.ending == .exited(143) {
      #expect(try home.text("books.csv") == "before")
    } else {
      // Stopped before it could listen, or done already.
      #expect([.exited(0), .killed(signal: SIGTERM)].contains(outcome.ending), "\(outcome)")
      #expect(try [1, 8001].contains(home.text("books.csv").split(separator: "\n").count))
    }
    #expect(try home.names(in: home.folder).filter { $0.contains("books.csv") } == ["books.csv"])
  }

  @Test func whatTheCallerIgnoresIsIgnored() async throws {
    let home = try BinaryHome()
    try #require(mkfifo(home.path("fifo"), 0o600) == 0)
    let rows = (1...3000).map { "Title \($0),Author \($0)" }.joined(separator: "\n")
    try await home.importing("title,author\n\(rows)\n", into: "books")
    let script = #"trap '' INT; exec "$APP" books list"#
    let listing = try home.start(words: ["bash", "-c", script], output: home.path("fifo"))
    try await listing.waitUntilItTakes(SIGTERM)
    listing.signal(SIGINT)
    try await Task.sleep(for: .milliseconds(300))
    listing.signal(SIGTERM)
    #expect(await listing.outcome().ending == .exited(143))
  }

  @Test("X7: a reader that leaves ends it quietly")
  func aReaderThatLeavesEndsItQuietly() async throws {
    let home = try BinaryHome()
    let rows = (1...5000).map { "Title \($0),Author \($0)" }.joined(separator: "\n")
    try await home.importing("title,author\n\(rows)\n", into: "books")
    for command in ["books list", "books list --json", "books list --format csv", "books export", "books search title", "help"] {
      let outcome = try await home.shell("set -o pipefail; \"$APP\" \(command) -q | head -1")
      #expect(outcome.ending == .exited(0), "\(command) \(outcome)")
      #expect(outcome.lines.count == 1)
      #expect(outcome.errors.isEmpty, "\(command) \(outcome)")
    }
  }

  @Test(
    "X5: standard output that is full is said",
    arguments: [
      "books list", "books list --json", "books export", "books stats", "help", "--version", "doctor", "graph",
      "completions bash",
      "features",
    ])
  func standardOutputThatIsFullIsSaid(_ command: String) async throws {
    let home = try BinaryHome()
    try await home.add("T")
    let outcome = try await home.shell("\"$APP\" \(command) >/dev/full")
    #expect(outcome.ending == .exited(74), "\(outcome)")
    #expect(outcome.errors == "Error: Cannot write to 'standard output': the disk is full.\n")
  }

  @Test func aClosedStandardOutputIsNoPlaceForData() async throws {
    let home = try BinaryHome()
    try await home.add("T")
    let before = try home.bytes(home.database)
    let closed = try await home.shell(#""$APP" books list >&-"#)
    #expect(closed.ending == .exited(74), "\(closed)")
    #expect(closed.errors.hasPrefix("Error: "))
    #expect(try await home.shell(#""$APP" books list 2>&- <&-"#).ending == .exited(0))
    let export = try await home.shell(#""$APP" books export -o books.csv >&- 2>&- <&-"#)
    #expect(export.ending == .exited(0))
    #expect(try home.text("books.csv") == (try await home.output("books", "export")))
    #expect(try home.bytes(home.database) == before)
    #expect(try await home.shell(#""$APP" books import - <&-"#).ending == .exited(74))
  }
}
