/// A command as the command line states it; running it is the affair of whoever added it to a `CommandTree`.
public protocol ParsableCommand: ParsableArguments {
  /// What is said about the command; asked for when it is looked up, so best a `static let`.
  static var configuration: CommandConfiguration { get }
}

extension ParsableCommand {
  public static var configuration: CommandConfiguration { CommandConfiguration() }

  /// The word that calls the command: `commandName`, or the name of the type in kebab-case.
  static var name: String { configuration.commandName ?? String(describing: Self.self).kebabCased }
}
