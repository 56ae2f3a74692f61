public import Commands
public import Container
public import Storage

/// A feature as the app sees it: what it is called, keeps, makes and offers. No behaviour.
public protocol Feature: Sendable {
  /// The word on the command line, such as `books`.
  static var name: String { get }
  /// One line for the help.
  static var abstract: String { get }
  /// What the store has to hold for it.
  static var tables: [Table] { get }
  /// States how the feature's types are made; an `any Store` is there already.
  static func register(in registry: inout Registry)
  /// What the feature makes for others than its commands, such as a server; nothing unless it says so.
  static var services: [Key] { get }
  /// Adds the feature's commands to its group.
  static func addCommands(to group: inout CommandTree<CommandAction>)
}

extension Feature {
  public static var services: [Key] { [] }
}
