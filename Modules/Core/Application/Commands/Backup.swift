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

extension Store {
  /// Throws `StoreError` for a store that is not kept in files.
  func maintained() throws -> any StoreMaintenance {
    guard let store = self as? any StoreMaintenance else {
      throw StoreError(.foreign, "A store in memory has no file; name one: --store sqlite:PATH.")
    }
    return store
  }
}
