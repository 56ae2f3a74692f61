import Entities
import Foundation
import Storage
import TestSupport
import Testing
import UsersDomain
import Values

@testable import UsersData

/// Sessions of the version that knew no renewal go on in this one.
@Suite struct SessionMigrationTests {
  /// A session as that version kept it.
  private struct OldSessionRecord: Record {
    typealias Columns = SessionRecord.Columns
    static let table = Table(
      "user_sessions", columns: [Table.id, Columns.user, Columns.fingerprint, Columns.createdAt, Columns.expiresAt],
      indexes: [TableIndex(Columns.fingerprint, isUnique: true), TableIndex(Columns.user)])

    let model: Session

    init(_ model: Session) {
      self.model = model
    }

    static func model(of row: borrowing Row) throws -> Session {
      Session(
        id: try row.id(0), user: try row.id(1), fingerprint: try row.text(2),
        createdAt: Timestamp(nanoseconds: Int64(try row.integer(3))), expiresAt: Timestamp(nanoseconds: Int64(try row.integer(4)))
      )
    }

    func write(to row: inout RowBuilder) {
      row.id(model.id)
      row.id(model.user)
      row.text(model.fingerprint)
      row.integer(Int(model.createdAt.nanoseconds))
      row.integer(Int(model.expiresAt.nanoseconds))
    }
  }

  private static let others = [UserRecord.table, EventRecord.table, CredentialsRecord.table]
  private static let today = others + [SessionRecord.table]

  private func makeOld(_ sessions: [Session], at path: String) async throws {
    try await SQLiteStore(path: path, tables: Self.others + [OldSessionRecord.table]).transaction { transaction in
      for session in sessions { _ = try await transaction.insert(OldSessionRecord(session)) }
    }
  }

  @Test func `who was signed in before still is, and renews`() async throws {
    try await withScratchFolder { folder in
      let path = folder.path("old.db")
      let hasher = Argon2Hasher(parameters: Argon2Parameters(memory: 64, passes: 1))
      let ann = try User.sample()
      let token = SessionToken.make()
      let sessions =
        [Session(user: ann.id, fingerprint: try hasher.fingerprint(of: token), createdAt: noon)]
        + (0..<1200).map { Session(user: RandomID.make(), fingerprint: "print \($0)", createdAt: noon) }
      try await makeOld(sessions, at: path)

      let store = SQLiteStore(path: path, tables: Self.today)
      let accounts = StoreAccounts(source: .store(store))
      #expect(try await store.pages(of: SessionRecord.self, Query()).all() == sessions)
      try await accounts.users.insert(ann)
      let signer = JSONWebTokenSigner(folder: try StateFolder(environment: ["XDG_STATE_HOME": folder.path]))
      let refresh = RefreshSessionUseCase(accounts: accounts, hasher: hasher, signer: signer)
      let renewed = try await refresh(token, at: noon.adding(seconds: 60))
      #expect(renewed.session.id == sessions[0].id && renewed.session.replacedAt == noon.adding(seconds: 60))
      #expect(try await CurrentUserUseCase(accounts: accounts, hasher: hasher)([renewed.token], at: noon) == ann)
      await #expect(throws: AuthError.tokenReused) { try await refresh(token, at: noon.adding(seconds: 3600)) }
      #expect(try store.check().problems == [])
    }
  }

  @Test func `a migrated table is like a new one, and too new for the old program`() async throws {
    try await withScratchFolder { folder in
      let (old, new) = (folder.path("old.db"), folder.path("new.db"))
      try await makeOld([], at: old)
      let report = try SQLiteStore(path: old, tables: Self.today).check()
      let fresh = SQLiteStore(path: new, tables: Self.today)
      _ = try await fresh.count(of: SessionRecord.self, Query())
      #expect(try report.tables == fresh.check().tables && report.problems == [])
      #expect(report.tables.first { $0.name == "user_sessions" }?.version == 2)
      await #expect {
        _ = try await SQLiteStore(path: old, tables: [OldSessionRecord.table]).count(of: OldSessionRecord.self, Query())
      } throws: { ($0 as? StoreError)?.reason == .newer }
    }
  }
}
