public import Commands
public import Container
public import Feature
public import Storage

/// Users: who shares what is kept here.
public enum UsersFeature: Feature {
  public static let name = "users"
  public static let abstract = "Keeps who shares what is here, and signs them in."
  public static let tables: [Table] = []
  public static func register(in registry: inout Registry) {}
  public static func addCommands(to group: inout CommandTree<CommandAction>) {}
}
