import Entities
import Foundation
import Synchronization
import UsersDomain
import Values

/// Accounts in arrays: what the protocols promise, said as simply as it can be. Any step may be told to fail.
final class ArrayAccounts: Accounts {
  struct State {
    var users: [User] = []
    var hashes: [UUID: PasswordHash] = [:]
    var sessions: [Session] = []
  }

  struct Broken: Error {}

  /// Where a failure is wanted.
  enum Step: CaseIterable, Sendable { case setPasswordHash, insert, delete, removeAll, open }

  private let kept: Mutex<State>
  private let failing = Mutex<Step?>(nil)
  /// Runs at the beginning of the next transaction, as another process might do something then.
  private let before = Mutex<(@Sendable (inout State) -> Void)?>(nil)

  init(_ users: [User] = []) {
    kept = Mutex(State(users: users))
  }

  var state: State { kept.withLock { $0 } }
  var users: any UserRepository { ArrayUsers(accounts: self) }
  var auth: any AuthRepository { ArrayAuth(accounts: self) }

  func fail(at step: Step) { failing.withLock { $0 = step } }
  func beforeNextTransaction(_ body: @escaping @Sendable (inout State) -> Void) { before.withLock { $0 = body } }

  func with<Result>(_ step: Step? = nil, _ body: (inout State) throws -> Result) throws -> Result {
    if let step, failing.withLock({ $0 == step }) { throw Broken() }
    return try kept.withLock { try body(&$0) }
  }

  func transaction<Result>(
    _ body: (any UserRepository, any AuthRepository) async throws -> Result
  ) async throws -> Result {
    let others = before.withLock { before in
      defer { before = nil }
      return before
    }
    if let others { kept.withLock { others(&$0) } }
    let former = state
    do {
      return try await body(users, auth)
    } catch {
      kept.withLock { $0 = former }
      throw error
    }
  }
}

struct ArrayUsers: UserRepository {
  let accounts: ArrayAccounts

  private var all: [User] {
    accounts.state.users.sorted { (SortKey.text($0.name), $0.email?.key ?? "") < (SortKey.text($1.name), $1.email?.key ?? "") }
  }

  func pages(_ selection: Selection<UserFilter, UserOrder>) -> Pages<User> { one(all) }
  func search(_ text: String, limit: Int?, offset: Int) -> Pages<User> {
    one(all.filter { SearchText(text).matches([Fold.folded($0.name)]) })
  }
  func count(_ filter: UserFilter) async throws -> Int { all.count }
  func stored(id: UUID) async throws -> Stored<User>? { stored { $0.id == id } }
  func stored(email: EmailAddress) async throws -> Stored<User>? { stored { $0.email == email } }
  func items(idPrefix prefix: String, limit: Int) async throws -> [User] {
    Array(all.filter { UUIDText.text($0.id).hasPrefix(prefix) }.prefix(limit))
  }

  func oldest() async throws -> User? { accounts.state.users.first }

  func insert(_ user: User) async throws -> Int {
    try accounts.with(.insert) { state in
      if state.users.contains(where: { $0.id == user.id }) { throw RepositoryError.taken(property: "id") }
      if state.users.contains(where: { $0.email == user.email }) { throw RepositoryError.taken(property: "email") }
      state.users.append(user)
      return state.users.count
    }
  }

  func update(_ user: User) async throws -> Bool {
    try accounts.with { state in
      guard let place = state.users.firstIndex(where: { $0.id == user.id }) else { return false }
      state.users[place] = user
      return true
    }
  }

  func delete(id: UUID) async throws -> Bool {
    try accounts.with(.delete) { state in
      let count = state.users.count
      state.users.removeAll { $0.id == id }
      return state.users.count < count
    }
  }

  func transaction<Result>(_ body: (ArrayUsers) async throws -> Result) async throws -> Result {
    let before = accounts.state
    do {
      return try await body(self)
    } catch {
      try accounts.with { $0 = before }
      throw error
    }
  }

  private func stored(_ fits: (User) -> Bool) -> Stored<User>? {
    let users = accounts.state.users
    return users.firstIndex(where: fits).map { Stored(item: users[$0], position: $0 + 1) }
  }

  private func one(_ page: [User]) -> Pages<User> {
    Pages {
      var rest: [User]? = page
      return {
        defer { rest = nil }
        return rest
      }
    }
  }
}

struct ArrayAuth: AuthRepository {
  let accounts: ArrayAccounts

  func passwordHash(of user: UUID) async throws -> PasswordHash? { accounts.state.hashes[user] }
  func setPasswordHash(_ hash: PasswordHash, of user: UUID) async throws {
    try accounts.with(.setPasswordHash) { $0.hashes[user] = hash }
  }
  func session(fingerprint: String) async throws -> Session? {
    accounts.state.sessions.first { $0.fingerprint == fingerprint }
  }
  func session(formerFingerprint: String) async throws -> Session? {
    accounts.state.sessions.first { $0.formerFingerprint == formerFingerprint }
  }
  func session(id: UUID) async throws -> Session? { accounts.state.sessions.first { $0.id == id } }
  func update(_ session: Session) async throws {
    try accounts.with { state in
      guard let place = state.sessions.firstIndex(where: { $0.id == session.id }) else { return }
      state.sessions[place] = session
    }
  }
  func sessions(of user: UUID) async throws -> [Session] { accounts.state.sessions.filter { $0.user == user } }
  func open(_ session: Session) async throws { try accounts.with(.open) { $0.sessions.append(session) } }
  func close(_ session: Session) async throws { try accounts.with { $0.sessions.removeAll { $0.id == session.id } } }
  func removeAll(of user: UUID) async throws {
    try accounts.with(.removeAll) { state in
      state.hashes[user] = nil
      state.sessions.removeAll { $0.user == user }
    }
  }
}
