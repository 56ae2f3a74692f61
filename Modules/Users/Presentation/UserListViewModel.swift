public import Entities
public import Foundation
public import Observation
public import UsersDomain
public import Values
public import Views

/// A window on the users that a screen shows, and lists of any length that stream past it.
@Observable @MainActor
public final class UserListViewModel {
  /// Filter, order and part of a list of users.
  public typealias UserSelection = Selection<UserFilter, UserOrder>

  private let window: ListWindow<User, UserFilter, UserOrder>
  @ObservationIgnored private let repository: any UserRepository
  @ObservationIgnored private let registerUser: RegisterUserUseCase
  @ObservationIgnored private let updateUser: UpdateUserUseCase
  @ObservationIgnored private let deleteUser: DeleteUserUseCase

  /// Loads nothing yet.
  public nonisolated init(
    repository: any UserRepository, registerUser: RegisterUserUseCase, updateUser: UpdateUserUseCase,
    deleteUser: DeleteUserUseCase
  ) {
    self.repository = repository
    self.registerUser = registerUser
    self.updateUser = updateUser
    self.deleteUser = deleteUser
    window = ListWindow { repository.pages($0) }
  }

  /// The window, in the order of the selection.
  public var users: [User] { window.items }
  /// Whether the window is being read.
  public var isLoading: Bool { window.isLoading }
  /// What went wrong last, in the user's words; nil after something went well.
  public var error: Message? { window.error }
  /// Whether there are more of the selected users than the window shows.
  public var hasMore: Bool { window.hasMore }

  /// Fills the window with the first of the selected users.
  public func load(_ selection: UserSelection = Selection(UserFilter())) async { await window.load(selection) }

  /// Makes the window longer, when there is more.
  public func loadMore() async { await window.loadMore() }

  /// Throws what a rule would refuse, before anybody is asked for a password.
  public func checkRegistration(of user: User) async throws { try await registerUser.check(user) }

  /// Returns the user as stored; the window then shows it where it belongs.
  public func register(_ user: User, password: String, at time: Timestamp) async throws -> User {
    try await window.changing { try await registerUser(user, password: password, at: time) }
  }

  /// Returns the user as stored; the window then shows it where it belongs.
  public func update(_ id: UUID, _ change: (inout User) throws -> Void) async throws -> User {
    try await window.changing { try await updateUser(id, change) }
  }

  /// False when there was no such user.
  public func delete(_ id: UUID, at time: Timestamp) async throws -> Bool {
    try await window.changing { try await deleteUser(id, at: time) }
  }

  /// Finds the one user a person means by an e-mail address, an id, or the beginning of one.
  public func find(_ reference: String) async throws -> User {
    try await FindUseCase.users(in: repository)(reference)
  }

  /// All selected users, streamed.
  public func list(_ selection: UserSelection) -> ListView<User> {
    UserViews.list(.rows(RowSource(repository.pages(selection))), of: selection)
  }

  /// All users the text is found in, streamed, the best match first.
  public func found(_ text: String, limit: Int?, offset: Int) -> ListView<User> {
    UserViews.found(
      .rows(RowSource(repository.search(text, limit: limit, offset: offset))), text: text, isWhole: limit != 0 && offset == 0)
  }

  /// The window as a view.
  public var view: ListView<User> { UserViews.list(window.content, of: window.selection ?? Selection(UserFilter())) }
}
