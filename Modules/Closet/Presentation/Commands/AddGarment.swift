import ClosetDomain
public import Commands
import EntityCommands
public import Views

/// `app closet add`
public struct AddGarment: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Adds a garment and prints its id.",
    discussion: """
      Warmth, formality and the rest follow from type and material unless they are given. Without a name, on a terminal, it asks field \
      by field, shows what it will store, and saves or cancels.

      Example:
        app closet add --name "Oxford shirt" --type shirt --color lightblue,white --price 59.00 --currency EUR
      """)

  @Option(help: .init("What you call it; needed.", valueName: "name"))
  var name: String?
  @Option(
    help: .init("What it is, such as shirt, jeans or coat; needed.", valueName: "type"),
    completion: .list(GarmentType.allCases.map(\.text)), transform: { try GarmentType(parsing: $0) })
  var type: GarmentType?
  @OptionGroup var options: GarmentOptions
  @Flag(help: "Adds it even where one of the same name, type and colours is there already.")
  var duplicate = false

  public init() {}

  /// Prints the new id, or the stored garment in a format for machines; throws what a rule refuses, and stores nothing then.
  @MainActor
  public func run(on screen: Screen, closet: ClosetViewModel) async throws {
    var garment = Garment(name: name ?? "", type: type)
    try options.apply(to: &garment)
    if name == nil || type == nil {
      guard let answered = try await screen.ask(.garment, filling: garment) else { return }
      garment = answered
    }
    let stored = try await add(garment, to: closet)
    try screen.showAdded(stored, name: "'\(stored.name)'")
  }

  @MainActor
  private func add(_ garment: Garment, to closet: ClosetViewModel) async throws -> Garment {
    do {
      return try await closet.add(garment, allowingDuplicate: duplicate)
    } catch let error as ClosetError {
      guard case .alreadyThere = error else { throw error }
      throw ShownFailure(Message(error.message, kind: .failure(error.kind), hint: "To keep both, add --duplicate."))
    }
  }
}
