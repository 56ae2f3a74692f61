import Commands

/// A command with an argument or option of each kind.
struct FuzzedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "fuzz", abstract: "Takes every kind of argument.")

  @Argument(help: "Words.")
  var words: [String] = []
  @Option(name: .shortAndLong, help: "A number.")
  var number: Int?
  @Option(help: "Texts.")
  var text: [String] = []
  @Flag(name: .shortAndLong, help: "A flag.")
  var yes = false
  @Flag(name: .shortAndLong, help: "Another flag.")
  var quiet = false

  /// A word a line.
  static func read(_ text: String) {
    _ = try? FuzzedCommand.parse(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }
}
