import Commands
import Entities
import Feature
import Views

/// `app features`
struct ShowFeatures: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "features", abstract: "Lists the features of this app.")

  @MainActor
  func run(on screen: Screen, composition: Composition) async throws {
    let columns: [Column<any Feature.Type>] = [
      Column("name") { .text($0.name) }, Column("abstract", title: "What it does", fit: .flexible()) { .text($0.abstract) },
    ]
    try await screen.show(
      ListView(
        title: "Features", columns: columns, fields: columns.map { OutputField($0) },
        content: .rows(RowSource(composition.features)), empty: Message("This app was built without features.")))
  }
}
