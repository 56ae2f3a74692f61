import ClosetDomain
public import Commands
public import Views

/// `app closet wash`
public struct WashGarments: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "wash", abstract: "Puts garments into the wash, or back with --done.",
    discussion: """
      What is in the wash is in no recommendation.

      Example:
        app closet wash "Oxford shirt"; app closet wash --done --all
      """)

  @Argument(help: .init("Names, ids, or the first four or more characters of ids.", valueName: "garment"))
  var garments: [String] = []
  @Flag(help: "They are clean again.")
  var done = false
  @Flag(help: "With --done: everything that is in the wash.")
  var all = false

  public init() {}

  public mutating func validate() throws {
    if all, !done { throw ValidationError("--all goes with --done.") }
    if all != garments.isEmpty {
      throw ValidationError(all ? "name garments or give --all, not both." : "name at least one garment, or give --done --all.")
    }
  }

  /// Shows the garments that changed place; throws when one is not found, and changes nothing then.
  @MainActor
  public func run(on screen: Screen, closet: ClosetViewModel) async throws {
    var found: [Garment] = []
    for reference in garments { found.append(try await closet.find(reference)) }
    let moved = all ? try await closet.takeAllOutOfWash() : try await closet.wash(found.map(\.id), isInWash: !done)
    if screen.format != .table { try await screen.show(GarmentViews.changed(moved)) }
    for garment in moved {
      screen.show(Message("'\(garment.name)' is \(done ? "clean again" : "in the wash").", kind: .success))
    }
    for garment in found where !moved.contains(where: { $0.id == garment.id }) {
      screen.show(Message("'\(garment.name)' was \(done ? "not in the wash" : "in the wash already")."))
    }
    if all, moved.isEmpty { screen.show(Message("Nothing was in the wash.")) }
  }
}
