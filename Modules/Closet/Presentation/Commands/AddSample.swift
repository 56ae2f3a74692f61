public import ClosetDomain
public import Commands
public import Entities
public import Views

/// `app closet sample`
public struct AddSample: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "sample", abstract: "Adds sixty made-up garments to try things with; again adds nothing.",
    discussion: """
      To try it without touching your own closet, name another store.

      Example:
        app closet sample --store sqlite:try.db
      """)

  public init() {}

  /// Shows the counts of the import.
  @MainActor
  public func run(on screen: Screen, importGarments: ImportUseCase<Garment>, sample: any SampleCloset) async throws {
    let summary = try await importGarments([(name: nil, rows: try sample.rows())])
    try screen.show(ImportReport(summary, options: ImportOptions(), file: "the sample wardrobe"))
  }
}
