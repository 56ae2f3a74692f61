public import Commands
public import Views

/// `app closet show`
public struct ShowGarment: ParsableCommand {
  public static let configuration = CommandConfiguration(commandName: "show", abstract: "Shows everything about one garment.")

  @Argument(help: .init("Its name, its id, or the first four or more characters of that.", valueName: "garment"))
  var garment: String

  public init() {}

  /// Throws `FindError` unless the reference means exactly one garment.
  @MainActor
  public func run(on screen: Screen, closet: ClosetViewModel) async throws {
    try screen.show(GarmentViews.detail(try await closet.find(garment)))
  }
}
