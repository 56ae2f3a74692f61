import Commands
import Views

/// Where a password comes from: typed where nobody sees it, or one line of standard input; never from an argument.
struct PasswordOptions: ParsableArguments {
  @Flag(help: "Reads each password as one line of standard input, instead of asking for it.")
  var passwordStdin = false
  @Option(help: .init("Refused.", visibility: .hidden))
  var password: String?
  /// What stands alone may be a password as well, and an error would show it.
  @Argument(help: .init("Refused.", visibility: .hidden))
  var words: [String] = []

  /// What was given is never shown again.
  mutating func validate() throws {
    if password == nil, words.isEmpty { return }
    throw ValidationError(
      "only options are taken, and never a password, which other users of the machine could read there; leave it"
        + " out to be asked, or use --password-stdin.")
  }

  /// Throws `CannotAsk` when there is neither a person to ask nor a line to read.
  func check(_ screen: Screen) throws {
    if !screen.isInteractive, !passwordStdin { throw CannotAsk(arguments: ["--password-stdin"]) }
  }
}
