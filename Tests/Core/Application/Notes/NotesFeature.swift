import Commands
import Container
import Feature
import Storage
import Views

/// The smallest feature there can be: it keeps texts.
enum NotesFeature: Feature {
  static let name = "notes"
  static let abstract = "Keeps what comes to mind."
  static let tables = [NoteRecord.table]

  static func register(in registry: inout Registry) {
    registry.register(Notebook.self, scope: .shared) { Notebook(store: $0) }
  }

  static func addCommands(to group: inout CommandTree<CommandAction>) {
    group.add(AddNote.self) { (command: AddNote, _: Screen, notes: Notebook) in
      try await notes.add(command.text)
    }
    group.add(ListNotes.self) { (_: ListNotes, screen: Screen, notes: Notebook) in
      for text in try await notes.texts() { try screen.write(text + "\n") }
    }
  }
}
