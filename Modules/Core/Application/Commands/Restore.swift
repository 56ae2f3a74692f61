import Commands
import Storage
import Views

/// `app restore`
struct Restore: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore", abstract: "Brings back a backup; what is stored now is replaced, and kept aside.")

  @Argument(help: .init("The backup.", valueName: "file"), completion: .file())
  var file: String
  @Flag(name: .shortAndLong, help: "Does not ask, as it would on a terminal.")
  var yes = false

  @MainActor
  func run(on screen: Screen, store: any Store) async throws {
    let maintained = try store.maintained()
    if screen.isInteractive, !yes {
      try maintained.checkBackup(file)
      if try await !screen.confirm("Replace everything that is stored now by '\(file)'?") {
        screen.show(Message("Nothing was changed."))
        return
      }
    }
    let former = try maintained.restore(from: file)
    screen.show(
      Message("Restored from '\(file)'.", kind: .success, hint: former.map { "What was stored before is kept in '\($0)'." }))
  }
}
