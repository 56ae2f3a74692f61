public import Commands
public import Container
public import Feature
public import Storage

public enum ProductsFeature: Feature {
  public static let name = "products"
  public static let abstract = "Keeps products and their prices."
  public static let tables: [Table] = []
  public static func register(in registry: inout Registry) {}
  public static func addCommands(to group: inout CommandTree<CommandAction>) {}
}
