import ClosetDomain
public import Commands
public import Views

/// `app closet update`
public struct UpdateGarment: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "update", abstract: "Changes what is stored about a garment.",
    discussion: """
      Only what is given changes; an empty value takes away what is stored, so that the usual one of the type comes back.

      Example:
        app closet update "Oxford shirt" --formality business --warmth ""
      """)

  @Argument(help: .init("Its name, its id, or the first four or more characters of that.", valueName: "garment"))
  var garment: String
  @Option(help: .init("What you call it.", valueName: "name"))
  var name: String?
  @Option(
    help: .init("What it is.", valueName: "type"), completion: .list(GarmentType.allCases.map(\.text)),
    transform: { try GarmentType(parsing: $0) })
  var type: GarmentType?
  @OptionGroup var options: GarmentOptions

  public init() {}

  public mutating func validate() throws {
    try options.validate()
    guard name == nil, type == nil, options.isEmpty else { return }
    throw ValidationError("nothing to change; give at least one option, such as '--color navy'.")
  }

  /// Shows the garment as it is stored afterwards; throws what a rule refuses, and changes nothing then.
  @MainActor
  public func run(on screen: Screen, closet: ClosetViewModel) async throws {
    let found = try await closet.find(garment)
    let stored = try await closet.update(found.id) { garment in
      if let name { garment.name = name }
      if let type { garment.type = type }
      try options.apply(to: &garment)
    }
    try screen.show(GarmentViews.detail(stored))
  }
}
