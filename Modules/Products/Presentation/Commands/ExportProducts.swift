public import Commands
public import Entities
import EntityCommands
public import ProductsDomain
public import Views

/// `app products export`
public struct ExportProducts: ParsableCommand {
  /// What can be written.
  enum Format: String, FileFormat {
    case csv, json, google, remote
  }

  public static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Writes all products to a file that can be imported again.",
    discussion: """
      Example:
        app products export --to google -o feed.tsv
      """)

  @OptionGroup var options: ExportArguments<Format>

  public init() {}

  /// Writes every product and says how many; throws when the file or stream cannot take them.
  @MainActor
  public func run(on screen: Screen, products: any ProductRepository, interchange: any Interchange<Product>) async throws {
    try await options.run(on: screen, products.pages(Selection(ProductFilter())), to: interchange)
  }
}
