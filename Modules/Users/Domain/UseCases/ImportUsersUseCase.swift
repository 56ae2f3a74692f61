public import Entities
public import Values

/// Brings the users of files in: all or nothing, each user once. They have no password until they are given one.
public struct ImportUsersUseCase: Sendable {
  private let accounts: any Accounts

  /// Works on these accounts.
  public init(accounts: any Accounts) {
    self.accounts = accounts
  }

  /// A new user whose file says no time of creation was created at `time`. `progress` is told the number of the file and the bytes read.
  ///
  /// Throws a `Failure` when a file cannot be read to its end, and `CancellationError`; nothing is stored then.
  public func callAsFunction(
    _ files: [(name: String?, rows: any ImportRows<User>)], options: ImportOptions = ImportOptions(), at time: Timestamp,
    progress: (_ file: Int, _ bytes: Int) -> Void = { _, _ in }
  ) async throws -> ImportSummary {
    do {
      return try await accounts.transaction { users, _ in
        let importing = ImportUseCase<User>(
          prepare: { try $0.prepared() }, match: { try await users.match($0, hasID: $1) },
          insert: { try await users.insert($0.created(at: time)) }, update: { _ = try await users.update($0) })
        return try await importing(files, options: options, progress: progress)
      }
    } catch let discarded as ImportDiscarded {
      return discarded.summary
    }
  }
}
