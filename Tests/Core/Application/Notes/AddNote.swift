import Commands

struct AddNote: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "add", abstract: "Keeps a note.")

  @Argument(help: "What to keep.") var text: String
}
