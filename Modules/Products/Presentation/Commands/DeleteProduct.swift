public import Commands
import EntityCommands
import ProductsDomain
public import Views

/// `app products delete`
public struct DeleteProduct: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "delete", abstract: "Deletes products; one that is not there is no error.", aliases: ["rm"])

  @Argument(help: .init("Ids, the first four or more characters of them, or GTINs.", valueName: "product"))
  var products: [String]
  @Flag(name: .shortAndLong, help: "Does not ask, as it would on a terminal.")
  var yes = false

  public init() {}

  /// Says of each product what became of it; throws when a reference means several, and deletes none then.
  @MainActor
  public func run(on screen: Screen, products list: ProductListViewModel) async throws {
    try await screen.delete(
      products, isConfirmed: yes, name: { "'\($0.name)'" }, find: list.find, delete: list.delete)
  }
}
