import UsersDomain
import Values

let goodPassword = "seven grey otters hum"
let otherPassword = "nine blue herons knit"
let noon = Timestamp(nanoseconds: 1_717_156_800_000_000_000)

extension User {
  static func sample(_ name: String = "Ann Lee", _ email: String = "ann@example.org") throws -> User {
    User(name: name, email: try EmailAddress(parsing: email))
  }
}

/// Everything the use cases need, and what they did with it.
struct Household {
  let accounts: ArrayAccounts
  let hasher = FakeHasher()
  let signer = FakeSigner()
  let analytics: RecordedEvents

  init(_ users: [User] = [], eventsFail: Bool = false) {
    accounts = ArrayAccounts(users)
    analytics = RecordedEvents(isBroken: eventsFail)
  }

  var register: RegisterUserUseCase { RegisterUserUseCase(accounts: accounts, hasher: hasher, analytics: analytics) }
  var signIn: SignInUseCase { SignInUseCase(accounts: accounts, hasher: hasher) }
  var signOut: SignOutUseCase { SignOutUseCase(accounts: accounts, hasher: hasher) }
  var current: CurrentUserUseCase { CurrentUserUseCase(accounts: accounts, hasher: hasher) }
  var changePassword: ChangePasswordUseCase { ChangePasswordUseCase(accounts: accounts, hasher: hasher, analytics: analytics) }
  var delete: DeleteUserUseCase { DeleteUserUseCase(accounts: accounts, analytics: analytics) }

  var refresh: RefreshSessionUseCase { RefreshSessionUseCase(accounts: accounts, hasher: hasher, signer: signer) }
  var findSession: FindSessionUseCase { FindSessionUseCase(accounts: accounts, signer: signer) }
  var identify: IdentifyCallerUseCase { IdentifyCallerUseCase(findSession: findSession) }
  var manage: ManageAccountsUseCase {
    ManageAccountsUseCase(accounts: accounts, analytics: analytics, rules: AccountRules(allowsSignUp: true))
  }
  var changeAccount: ChangeAccountUseCase { ChangeAccountUseCase(accounts: accounts, hasher: hasher, analytics: analytics) }
  var endSessions: EndSessionsUseCase { EndSessionsUseCase(accounts: accounts) }

  @discardableResult
  func ann(password: String = goodPassword) async throws -> User {
    try await register(try .sample(), password: password, at: noon)
  }

  func annSignsIn(replacing former: [SessionToken] = [], at time: Timestamp = noon, password: String = goodPassword) async throws
    -> SignedIn
  {
    try await signIn(email: try EmailAddress(parsing: "ANN@example.org"), password: password, replacing: former, at: time)
  }
}
