import Commands

struct ListNotes: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "Shows every note.")
}
