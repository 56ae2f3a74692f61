public import Commands
public import Views

/// `app users show`
public struct ShowUser: ParsableCommand {
  public static let configuration = CommandConfiguration(commandName: "show", abstract: "Shows everything about one user.")

  @Argument(help: .init("Their e-mail address, id, or the first four or more characters of it.", valueName: "user"))
  var user: String

  public init() {}

  /// Throws `FindError` unless the reference means exactly one user.
  @MainActor
  public func run(on screen: Screen, users: UserListViewModel) async throws {
    try screen.show(UserViews.detail(try await users.find(user)))
  }
}
