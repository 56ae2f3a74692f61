import Entities
import Foundation
import Testing
import UsersDomain
import Values

@Suite struct ImportUsersTests {
  private final class Rows: ImportRows {
    private var rows: [ImportRow<User>]
    let bytesRead = 0

    init(_ users: [User], hasID: Bool = false) {
      rows = users.enumerated().map { ImportRow(line: $0 + 1, hasID: hasID, item: .success($1)) }
    }

    func next() -> ImportRow<User>? { rows.isEmpty ? nil : rows.removeFirst() }
  }

  private func run(
    _ users: [User], hasID: Bool = false, into accounts: ArrayAccounts, _ options: ImportOptions = ImportOptions()
  ) async throws -> ImportSummary {
    let importing = ImportUseCase.users(in: accounts.users, at: noon)
    return try await importing([(name: nil, rows: Rows(users, hasID: hasID))], options: options)
  }

  @Test func `a new user is created now unless the file knows when`() async throws {
    let accounts = ArrayAccounts()
    var old = try User.sample("Old", "old@example.org")
    old.createdAt = Timestamp(nanoseconds: 0)
    let summary = try await run([try .sample(), old], into: accounts)
    #expect(summary.imported == 2)
    #expect(accounts.state.users.map(\.createdAt) == [noon, Timestamp(nanoseconds: 0)])
    #expect(accounts.state.hashes.isEmpty)
  }

  @Test func `the same file again brings nothing, also where it is to win`() async throws {
    let accounts = ArrayAccounts()
    _ = try await run([try .sample()], into: accounts)
    let before = accounts.state.users
    for overwrites in [false, true] {
      let again = try await run(
        [try .sample("Ann Lee", "ANN@example.org")], into: accounts, ImportOptions(overwrites: overwrites))
      #expect(again.unchanged == 1)
    }
    #expect(accounts.state.users == before)
  }

  @Test func `rows without address and of one address twice are told`() async throws {
    let summary = try await run([User(name: "A"), try .sample(), try .sample("B", "ANN@EXAMPLE.ORG")], into: ArrayAccounts())
    #expect(summary.imported == 1 && summary.duplicates == 1)
    #expect(summary.rejected.map(\.reason) == ["A user needs an e-mail address."])
  }

  @Test func `what is empty is filled, what is there stays unless the file wins`() async throws {
    let ann = try User.sample().created(at: noon)
    var row = try User.sample("Ann Ford")
    row.avatarURL = try WebAddress(parsing: "https://example.org/a.png")
    let accounts = ArrayAccounts([ann])
    #expect(try await run([row], into: accounts).updated == 1)
    #expect(accounts.state.users.first?.name == "Ann Lee" && accounts.state.users.first?.avatarURL == row.avatarURL)
    #expect(try await run([row], into: accounts, ImportOptions(overwrites: true)).updated == 1)
    #expect(accounts.state.users.first?.name == "Ann Ford" && accounts.state.users.first?.createdAt == noon)
  }
}
