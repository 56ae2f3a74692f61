/// What is said about a command besides its arguments.
public struct CommandConfiguration: Sendable {
  /// The word that calls the command; `nil` stands for the type's name in kebab-case.
  public let commandName: String?
  /// One line for lists of commands.
  public let abstract: String
  /// What follows the command's path in its usage line, in place of what its declarations say.
  public let usage: String?
  /// Paragraphs below the usage; a line that begins with a blank, such as an example, is not wrapped.
  public let discussion: String
  /// `false` hides the command from help, completions and suggestions.
  public let shouldDisplay: Bool
  /// Other words that call the command.
  public let aliases: [String]

  /// Every part has a default; the abstract should be given, as `CommandTree.check` reports when it is not.
  public init(
    commandName: String? = nil, abstract: String = "", usage: String? = nil, discussion: String = "", shouldDisplay: Bool = true,
    aliases: [String] = []
  ) {
    self.commandName = commandName
    self.abstract = abstract
    self.usage = usage
    self.discussion = discussion
    self.shouldDisplay = shouldDisplay
    self.aliases = aliases
  }
}
