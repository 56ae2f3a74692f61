import Foundation
import GeneratedBooks

/// The data of one run of the benchmarks: made when first asked for, and kept in a folder that the caller removes.
struct Fixture {
  let app: String
  let folder: String
  let rows: Int

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// A CSV of generated books, always the same, or what another program exports of them.
  func file(of count: Int, as format: BookFormat = .books) throws -> String {
    let path = path("\(format.rawValue)-\(count).csv")
    if FileManager.default.fileExists(atPath: path) { return path }
    guard FileManager.default.createFile(atPath: path, contents: nil), let file = FileHandle(forWritingAtPath: path) else {
      throw BenchmarkError("'\(path)' cannot be written")
    }
    try format.generate(count: count, seed: 1) { try file.write(contentsOf: Data($0)) }
    try file.close()
    return path
  }

  /// A store of the app with these books; whoever changes it takes a copy.
  func store(of count: Int) throws -> String {
    let path = path("books-\(count).db")
    if FileManager.default.fileExists(atPath: path) { return path }
    Note.write("importing \(count) books")
    // Only a whole store gets its name: a later work must not meet what a failed import left.
    let new = self.path("new.db")
    remove(new)
    _ = try appCommand(["books", "import", file(of: count)], store: new).run()
    try FileManager.default.moveItem(atPath: new, toPath: path)
    return path
  }

  /// Written to the disk, so that whoever syncs the copy next does not wait for all of it.
  func copy(of store: String, as name: String) throws -> String {
    let path = path(name)
    try FileManager.default.copyItem(atPath: store, toPath: path)
    let file = FileHandle(forUpdatingAtPath: path)
    try file?.synchronize()
    try file?.close()
    return path
  }

  /// Removes a store and what a journal may have left.
  func remove(_ store: String) {
    for suffix in ["", "-journal", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: store + suffix) }
  }

  func appCommand(_ arguments: [String], store: String) -> Command {
    Command(app, arguments + ["--store", "sqlite:\(store)"], errors: path("errors"))
  }

  /// The peer on a store; statements and dot-commands follow as arguments.
  func shellCommand(_ store: String, _ options: [String] = [], _ statements: String...) -> Command {
    // Nobody's own ~/.sqliterc is read.
    Command("sqlite3", ["-init", "/dev/null", "-bail"] + options + [store] + statements, errors: path("errors"))
  }

  /// What the shell prints.
  func ask(_ store: String, _ statement: String) throws -> String {
    var command = shellCommand(store, [], statement)
    command.output = path("answer")
    _ = try command.run()
    return try String(contentsOfFile: command.output, encoding: .utf8)
  }
}
