public import Entities

extension UserRepository {
  /// The stored user that is the same as this one: by id where it states one, else by e-mail address.
  public func match(_ user: User, hasID: Bool) async throws -> ImportMatch<User>? {
    if hasID, let stored = try await stored(id: user.id) { return ImportMatch(stored, isByKey: true) }
    guard let email = user.email, let stored = try await stored(email: email) else { return nil }
    return ImportMatch(stored, isByKey: true)
  }

  /// Throws `UserError` when another user has the address already.
  public func requireFree(_ user: User) async throws {
    guard let email = user.email, let other = try await stored(email: email), other.item.id != user.id else { return }
    throw UserError.emailTaken(email)
  }
}
