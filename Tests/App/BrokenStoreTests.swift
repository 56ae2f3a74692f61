import Foundation
import TestSupport
import Testing

/// X5 and X6: full disks, read-only places, and files that are damaged or not ours: one clear line, and the data as it was.
@Suite(.inTurn) struct BrokenStoreTests {
  private static let commands = [
    ["books", "list"], ["books", "add", "T", "--author", "A"], ["books", "stats"], ["backup", "b.db"],
  ]

  private func refuses(_ home: BinaryHome, _ code: Int32, _ part: String) async throws {
    let before = try home.bytes(home.database)
    for words in Self.commands {
      let outcome = try await home.start(words).outcome()
      #expect(outcome.ending == .exited(code), "\(words) \(outcome)")
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.hasPrefix("Error: ") && outcome.errors.split(separator: "\n").count == 1, "\(outcome)")
      #expect(outcome.errors.contains(part), "\(outcome)")
    }
    #expect(try home.bytes(home.database) == before)
    #expect(try home.names(in: "home/.local/share/app") == ["app.db"])
    #expect(!home.exists("b.db"))
  }

  @Test("X6: a file that is no database is refused", arguments: ["text", "zeros", "short"])
  func aFileThatIsNoDatabaseIsRefused(_ kind: String) async throws {
    let home = try BinaryHome()
    let text = ["text": "my diary\n", "zeros": String(repeating: "\0", count: 8192), "short": "SQLite format 3\0"][kind] ?? ""
    try home.write(text, to: "home/.local/share/app/app.db")
    try await refuses(home, 1, home.database)
  }

  @Test("X6: another program's database is refused")
  func anotherProgramsDatabaseIsRefused() async throws {
    let home = try BinaryHome()
    try home.write("", to: "home/.local/share/app/app.db")
    let made = try await home.start(words: [
      "sqlite3", home.database, "CREATE TABLE books (title); INSERT INTO books VALUES ('x')",
    ]).outcome()
    #expect(made.ending == .exited(0))
    try await refuses(home, 1, "another program")
  }

  @Test(
    "X6: a newer version's database is refused", arguments: ["PRAGMA user_version = 99", "UPDATE app_tables SET version = 99"])
  func aNewerVersionsDatabaseIsRefused(_ sql: String) async throws {
    let home = try BinaryHome()
    try await home.add("T")
    #expect(try await home.start(words: ["sqlite3", home.database, sql]).outcome().ending == .exited(0))
    try await refuses(home, 1, "newer version")
  }

  @Test("X6: a damaged file is said to be")
  func aDamagedFileIsSaidToBe() async throws {
    let home = try BinaryHome()
    try await home.importing("title,author\n" + (1...200).map { "T\($0),A\($0)" }.joined(separator: "\n"), into: "books")
    var bytes = try home.bytes(home.database)
    for place in stride(from: 100, to: bytes.count, by: 16) { bytes[place] ^= 0xFF }
    try Data(bytes).write(to: URL(fileURLWithPath: home.database))
    try await refuses(home, 74, "damaged")
  }

  @Test("X6: a file that was cut short is not worse afterwards")
  func aFileThatWasCutShortIsNotWorseAfterwards() async throws {
    let home = try BinaryHome()
    try await home.importing("title,author\n" + (1...500).map { "T\($0),A\($0)" }.joined(separator: "\n"), into: "books")
    let whole = try home.bytes(home.database)
    for length in [4096, 8192, whole.count / 2, whole.count - 4096] {
      try Data(whole.prefix(length)).write(to: URL(fileURLWithPath: home.database))
      for words in [["books", "list"], ["books", "stats"], ["doctor"], ["books", "search", "t1"]] {
        let outcome = try await home.start(words).outcome()
        #expect([.exited(0), .exited(1), .exited(74)].contains(outcome.ending), "\(length) \(words) \(outcome)")
      }
      #expect(try await home.run("doctor").ending != .exited(0), "\(length)")
      #expect(try home.bytes(home.database) == Array(whole.prefix(length)))
    }
  }

  @Test("X5: a full disk changes nothing")
  func aFullDiskChangesNothing() async throws {
    let home = try BinaryHome()
    try await home.add("Before")
    let before = try await home.output("books", "export")
    let rows = (1...3000).map { "Title \($0),Author \($0)" }.joined(separator: "\n")
    try home.write("title,author\n\(rows)\n", to: "books.csv")
    // A limit on the size of files stands for a full disk, which takes a file system of its own.
    let size = try home.bytes(home.database).count / 1024
    for command in ["books import books.csv", "books add T --author A --notes \"$(head -c 90000 books.csv)\""] {
      let outcome = try await home.shell("trap '' XFSZ; ulimit -f \(size); \"$APP\" \(command)")
      #expect(outcome.ending == .exited(74), "\(outcome)")
      #expect(outcome.errors.hasPrefix("Error: ") && outcome.errors.split(separator: "\n").count == 1, "\(outcome)")
    }
    #expect(try await home.output("books", "export") == before)
    #expect(try await home.run("doctor").ending == .exited(0))
    #expect(try home.names(in: "home/.local/share/app") == ["app.db"])
  }

  @Test("X5: a disk that is really full changes nothing")
  func aDiskThatIsReallyFullChangesNothing() async throws {
    let home = try BinaryHome()
    let rows = (1...5000).map { "Title \($0),Author \($0)" }.joined(separator: "\n")
    try home.write("title,author\n\(rows)\n", to: "books.csv")
    let outcome = try await home.shell(
      """
      unshare --mount --map-root-user sh -c '
        mkdir disk && mount -t tmpfs -o size=300k tmpfs disk || exit 99
        export APP_STORE=sqlite:disk/app.db
        "$APP" books add Before --author A -q >/dev/null || exit 98
        "$APP" books import books.csv; code=$?
        "$APP" books list --format csv; "$APP" doctor >&2 || exit 97
        "$APP" books export -o disk/x.csv && ls -A disk >&2
        exit $code'
      """)
    if outcome.ending == .exited(99) || outcome.errors.contains("unshare") { return }
    #expect(outcome.ending == .exited(74), "\(outcome)")
    #expect(outcome.errors.contains("Error: The disk is full; nothing was changed"), "\(outcome)")
    #expect(outcome.output.split(separator: "\n").count == 2 && outcome.output.contains(",Before,"), "\(outcome)")
  }

  @Test("X5: a read only folder is said to be")
  func aReadOnlyFolderIsSaidToBe() async throws {
    let home = try BinaryHome()
    try await home.add("T")
    let before = try home.bytes(home.database)
    let outcome = try await home.shell(
      """
      unshare --mount --map-root-user sh -c '
        mount --bind home home && mount -o remount,bind,ro home || exit 99
        "$APP" books add U --author A; code=$?
        "$APP" books list --format csv || exit 98
        exit $code'
      """)
    if outcome.ending == .exited(99) || outcome.errors.contains("unshare") { return }
    #expect(outcome.ending == .exited(73), "\(outcome)")
    #expect(outcome.errors.hasPrefix("Error: ") && outcome.errors.contains("read-only"), "\(outcome)")
    #expect(outcome.output.contains(",T,"), "\(outcome)")
    #expect(try home.bytes(home.database) == before)
  }

  @Test("X5: somebody else's file is not allowed", .enabled(if: getuid() == 0, "only root can become somebody else"))
  func somebodyElsesFileIsNotAllowed() async throws {
    let home = try BinaryHome()
    try await home.add("T")
    try home.write("title,author\nA,B\n", to: "books.csv")
    let become = "setpriv --reuid 65534 --regid 65534 --clear-groups"
    guard try await home.shell("\(become) \"$APP\" --version").ending == .exited(0) else { return }
    let store = try await home.shell("chmod 755 . home; \(become) \"$APP\" books list --store \"sqlite:\(home.database)\"")
    #expect([.exited(73), .exited(77)].contains(store.ending), "\(store)")
    let file = try await home.shell("chmod 600 books.csv; \(become) \"$APP\" books import books.csv --store memory:")
    #expect(file.ending == .exited(77), "\(file)")
    #expect(file.errors.contains("permission denied"))
    let export = try await home.shell("\(become) \"$APP\" books export -o books.csv --store memory:")
    #expect(export.ending == .exited(73), "\(export)")
    #expect(export.errors.contains("'books.csv'"))
  }
}
