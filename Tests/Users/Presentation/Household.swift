import Synchronization
import UsersDomain
import UsersPresentation
import Values
import Views

let goodPassword = "seven grey otters hum"
let otherPassword = "nine blue herons knit"

extension User {
  static func sample(_ name: String = "Ann Lee", _ email: String = "ann@example.org") throws -> User {
    User(name: name, email: try EmailAddress(parsing: email), createdAt: Timestamp(nanoseconds: 0))
  }
}

/// What the commands are given: accounts in memory, a hasher that does no work, and a place for tokens that can fail.
struct Household: Sendable {
  let accounts: ArrayAccounts
  let keeper = MemoryKeeper()
  let events = EventList()

  init(_ users: [User] = []) {
    accounts = ArrayAccounts(users)
  }

  var register: RegisterUserUseCase { RegisterUserUseCase(accounts: accounts, hasher: PlainHasher(), analytics: events) }
  var signIn: SignInUseCase { SignInUseCase(accounts: accounts, hasher: PlainHasher()) }
  var signOut: SignOutUseCase { SignOutUseCase(accounts: accounts, hasher: PlainHasher()) }
  var current: CurrentUserUseCase { CurrentUserUseCase(accounts: accounts, hasher: PlainHasher()) }
  var service: any SignInService {
    StoreSignInService(signIn: signIn, signOut: signOut, currentUser: current, keeper: keeper)
  }
  var change: ChangePasswordUseCase { ChangePasswordUseCase(accounts: accounts, hasher: PlainHasher(), analytics: events) }

  /// A view model as the feature wires it.
  @MainActor var users: UserListViewModel {
    UserListViewModel(
      repository: accounts.users, registerUser: register, updateUser: UpdateUserUseCase(accounts: accounts),
      deleteUser: DeleteUserUseCase(accounts: accounts, analytics: events))
  }

  /// Ann with a password, as if she had registered long ago.
  static func withAnn() throws -> Household {
    let ann = try User.sample()
    let home = Household([ann])
    try home.accounts.with { $0.hashes[ann.id] = PasswordHash(text: goodPassword) }
    return home
  }
}

struct PlainHasher: SecretHasher {
  func hash(_ password: Password) -> PasswordHash { PasswordHash(text: String(decoding: password.bytes, as: UTF8.self)) }
  func check(_ password: Password?, against hash: PasswordHash?) -> PasswordCheck {
    password.map { self.hash($0) == hash } ?? false ? .right : .wrong
  }
  func fingerprint(of token: SessionToken) -> String { "print of " + token.text }
}

final class MemoryKeeper: TokenKeeper {
  private let kept = Mutex<[SessionToken]>([])
  private let failure = Mutex<(any Error)?>(nil)

  func fail(with error: any Error) { failure.withLock { $0 = error } }
  func tokens(_ environment: [String: String]) throws -> [SessionToken] { kept.withLock { $0 } }
  func keep(_ tokens: [SessionToken], _ environment: [String: String]) throws {
    if let error = failure.withLock({ $0 }) { throw error }
    kept.withLock { $0 = tokens }
  }
}

final class EventList: AnalyticsService {
  private let kept = Mutex<[AnalyticsEvent]>([])
  var names: [String] { kept.withLock { $0.map(\.name) } }
  func track(_ event: AnalyticsEvent) async throws { kept.withLock { $0.append(event) } }
}
