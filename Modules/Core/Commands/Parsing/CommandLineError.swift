/// Why a command line cannot be understood, with what helps to correct it. Exit code 64 (`EX_USAGE` of sysexits.h).
public struct CommandLineError: Error, Sendable, Equatable {
  /// One sentence without control characters, whatever was typed: the input quoted, what is allowed, the nearest right word.
  public let message: String
  /// The command's usage line, as in `Usage: app books show <id> [options]`.
  public let usage: String
  /// The commands there are, in two columns, when one is missing.
  public let commands: String?
  /// `See 'app books show --help' for more.`
  public let seeAlso: String?

  init(message: String, usage: String, commands: String?, seeAlso: String?) {
    self.message = message.printable.endingAsSentence
    self.usage = usage
    self.commands = commands
    self.seeAlso = seeAlso
  }
}

extension CommandLineError: CustomStringConvertible {
  /// Everything to print, without a line end after the last line.
  public var description: String {
    ["Error: " + message, usage, commands.map { "\n" + $0 + "\n" }, seeAlso].compactMap { $0 }.joined(separator: "\n")
  }
}
