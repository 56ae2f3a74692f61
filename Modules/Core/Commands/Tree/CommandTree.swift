/// Commands and groups of commands by name, each command with an action the host attaches; a group is a tree itself.
public struct CommandTree<Action: Sendable>: Sendable {
  enum Entry: Sendable {
    case group(CommandTree)
    case command(any ParsableCommand.Type, Action)
  }

  /// The word that calls the group; of the root, the name of the executable.
  public let name: String
  /// One line for lists.
  public let abstract: String
  /// Paragraphs below the usage; a line that begins with a blank is not wrapped.
  public let discussion: String
  /// Other words that call the group.
  public let aliases: [String]
  /// What the groups in this tree are called, in the plural: a heading of its help.
  public let groupsTitle: String

  var entries: [Entry] = []

  /// An empty tree or group.
  public init(
    name: String, abstract: String, discussion: String = "", aliases: [String] = [], groupsTitle: String = "Groups"
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.aliases = aliases
    self.groupsTitle = groupsTitle
  }

  /// Adds a command; nothing of it is looked at before it is called.
  public mutating func add(_ type: any ParsableCommand.Type, action: Action) {
    entries.append(.command(type, action))
  }

  /// Adds a group as it is now.
  public mutating func add(_ group: CommandTree) {
    entries.append(.group(group))
  }

  /// Every command with the words that call it, the executable's name not among them, in the order they were added.
  public var commands: [(path: [String], action: Action)] {
    entries.flatMap { entry -> [(path: [String], action: Action)] in
      switch entry {
      case .command(let type, let action): [([type.name], action)]
      case .group(let group): group.commands.map { ([group.name] + $0.path, $0.action) }
      }
    }
  }
}
