import Commands
import Storage
import Views

/// `app backup`
struct Backup: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup", abstract: "Copies the whole store, while it is in use, into a new file.")

  @Argument(help: .init("The file to write; one that exists is left alone.", valueName: "file"), completion: .file())
  var file: String

  func run(on screen: Screen, store: any Store) throws {
    try store.maintained().backup(to: file)
    screen.show(Message("Backed up to '\(file)'.", kind: .success))
  }
}
