public import ClosetDomain
public import Commands
import EntityCommands
public import Views

/// `app closet list`
public struct ListGarments: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Shows garments, all or those that fit.", aliases: ["ls"])

  @Option(help: .init("Only where the name has this text.", valueName: "text"))
  var name: String?
  @Option(
    help: .init("Only of this type.", valueName: "type"), completion: .list(GarmentType.allCases.map(\.text)),
    transform: { try GarmentType(parsing: $0) })
  var type: GarmentType?
  @Option(
    help: .init("Only of this slot: baseTop, midLayer, outerLayer, bottom, fullBody, footwear or accessory.", valueName: "slot"),
    completion: .list(Slot.allCases.map(\.text)), transform: { try Slot(parsing: $0) })
  var slot: Slot?
  @Option(help: .init("Only where a colour has this text.", valueName: "text"))
  var color: String?
  @Option(help: .init("Only where the brand has this text.", valueName: "text"))
  var brand: String?
  @Option(help: .init("Only where the material has this text.", valueName: "text"))
  var material: String?
  @Option(
    help: .init("Only of this formality.", valueName: "formality"), completion: .list(Formality.allCases.map(\.text)),
    transform: { try Formality(parsing: $0) })
  var formality: Formality?
  @Flag(inversion: .prefixedNo, help: "Only what is in the wash, or only what is not.")
  var inWash: Bool?
  @OptionGroup var options: ListOptions<GarmentOrder>

  public init() {}

  /// Streams the garments that fit; an empty list is a note, not an error.
  @MainActor
  public func run(on screen: Screen, closet: ClosetViewModel) async throws {
    let filter = GarmentFilter(
      name: name, type: type, slot: slot, color: color, brand: brand, material: material, formality: formality, isInWash: inWash)
    try await screen.show(closet.list(options.selection(filter)))
  }
}

extension GarmentOrder: ExpressibleByArgument {}
