import Foundation
import TestSupport
import Testing

@Suite(.inTurn) struct BackupTests {
  @Test func aBackupIsPrivateAndBringsEverythingBack() async throws {
    let home = try BinaryHome()
    try await home.add("Before")
    let before = try await home.output("books", "export")
    let made = try await home.shell(#"umask 000; "$APP" backup "my backup""#)
    #expect(made.ending == .exited(0), "\(made)")
    #expect(made.output.isEmpty)
    #expect(home.permissions("my backup") == 0o600)
    let backup = try home.bytes("my backup")
    try await home.add("After")
    let restored = try await home.run("restore", home.path("my backup"))
    #expect(restored.ending == .exited(0), "\(restored)")
    #expect(restored.errors.contains(".before-restore"))
    #expect(try await home.output("books", "export") == before)
    #expect(try await home.titles("search", "after").isEmpty)
    #expect(try home.bytes("my backup") == backup)
    #expect(try await home.run("doctor").ending == .exited(0))
    let kept = try await home.titles("list", "--store", "sqlite:\(home.database).before-restore")
    #expect(kept == ["Before", "After"])
  }

  @Test func anExistingFileIsLeftAlone() async throws {
    let home = try BinaryHome()
    try await home.add("T")
    try home.write("mine", to: "file")
    #expect(try await home.error(73, "backup", home.path("file")).contains("'\(home.path("file"))'"))
    #expect(try home.text("file") == "mine")
    #expect(try home.names(in: home.folder).filter { $0.contains("file") } == ["file"])
  }

  @Test(arguments: ["missing/backup.db", "file/backup.db", ""])
  func whatCannotBeWrittenIsNamed(_ name: String) async throws {
    let home = try BinaryHome()
    try await home.add("T")
    try home.write("mine", to: "file")
    let path = name.isEmpty ? "" : home.path(name)
    let errors = try await home.error(73, "backup", path)
    #expect(errors.contains("'\(path)'") && errors.split(separator: "\n").count == 1 && !errors.contains(".tmp"))
  }

  @Test func aFullDiskLeavesNoHalfBackup() async throws {
    let home = try BinaryHome()
    try await home.importing("title,author\n" + (1...2000).map { "T\($0),A\($0)" }.joined(separator: "\n"), into: "books")
    let outcome = try await home.shell(#"trap '' XFSZ; ulimit -f 100; "$APP" backup b.db"#)
    #expect(outcome.ending == .exited(74), "\(outcome)")
    #expect(outcome.errors.contains("'b.db'") && !outcome.errors.contains(".tmp"), "\(outcome)")
    #expect(try home.names(in: home.folder).filter { $0.hasPrefix("b.db") }.isEmpty)
  }

  @Test func whatIsNoBackupIsRefusedAndNothingChanges() async throws {
    let home = try BinaryHome()
    try await home.add("T")
    try home.write("no database", to: "text")
    try home.write("", to: "empty")
    _ = try await home.start(words: ["sqlite3", home.path("foreign"), "CREATE TABLE t (x); PRAGMA application_id = 7"]).outcome()
    let before = try home.bytes(home.database)
    for (name, code) in [("text", 65), ("empty", 65), ("foreign", 65), ("missing", 1), ("home", 74)] {
      let outcome = try await home.run("restore", home.path(name))
      #expect(outcome.code == Int32(code), "\(name) \(outcome)")
      #expect(outcome.errors.contains("'\(home.path(name))'"))
    }
    #expect(try home.bytes(home.database) == before)
    #expect(try home.names(in: "home/.local/share/app") == ["app.db"])
  }

  @Test func aDamagedBackupIsRefused() async throws {
    let home = try BinaryHome()
    try await home.importing("title,author\n" + (1...300).map { "T\($0),A\($0)" }.joined(separator: "\n"), into: "books")
    try await home.output("backup", home.path("b.db"))
    var bytes = try home.bytes("b.db")
    for place in stride(from: 4096 * 3, to: bytes.count, by: 512) { bytes[place] ^= 0xFF }
    try Data(bytes).write(to: URL(fileURLWithPath: home.path("b.db")))
    let before = try home.bytes(home.database)
    #expect(try await home.error(65, "restore", home.path("b.db")).contains("nothing was restored"))
    #expect(try home.bytes(home.database) == before)
  }

  @Test func aDamagedStoreIsReplacedAndPutAside() async throws {
    let home = try BinaryHome()
    try await home.add("T")
    try await home.output("backup", home.path("b.db"))
    var bytes = try home.bytes(home.database)
    for place in stride(from: 200, to: bytes.count, by: 64) { bytes[place] ^= 0xFF }
    try Data(bytes).write(to: URL(fileURLWithPath: home.database))
    try await home.output("restore", home.path("b.db"))
    #expect(try await home.titles("list") == ["T"])
    #expect(try await home.run("doctor").ending == .exited(0))
    #expect(try home.bytes(home.database + ".damaged") == bytes)
  }

  @Test func aNewHomeIsFilledFromABackup() async throws {
    let home = try BinaryHome()
    try await home.add("T")
    try await home.output("backup", home.path("b.db"))
    let other = try BinaryHome()
    let outcome = try await other.run("restore", home.path("b.db"))
    #expect(outcome.ending == .exited(0), "\(outcome)")
    #expect(try await other.titles("list") == ["T"])
    #expect(other.permissions(other.database) == 0o600)
    #expect(try other.names(in: "home/.local/share/app") == ["app.db"])
  }

  @Test func aStoreInMemoryHasNoBackup() async throws {
    let home = try BinaryHome()
    #expect(try await home.error(1, "backup", home.path("b.db"), "--store", "memory:").contains("--store sqlite:PATH"))
    #expect(!home.exists("b.db"))
  }
}
