import Entities
import Foundation
import Storage
import TestSupport
import UsersData
import UsersDomain
import Values

/// The stores that every test of the repositories runs on.
enum StoreKind: CaseIterable, Sendable {
  case memory, sqlite

  func store(in folder: ScratchFolder) -> any Store {
    switch self {
    case .memory: MemoryStore()
    case .sqlite:
      SQLiteStore(
        path: folder.path("\(UUID().uuidString).sqlite"), tables: [UserRecord.table, EventRecord.table] + AuthTables.all)
    }
  }

  /// Accounts of these users, inserted in this order.
  func accounts(_ users: [User] = [], in folder: ScratchFolder) async throws -> StoreAccounts {
    let accounts = StoreAccounts(source: .store(store(in: folder)))
    try await accounts.transaction { repository, _ in
      for user in users { try await repository.insert(try user.prepared()) }
    }
    return accounts
  }
}

let noon = Timestamp(nanoseconds: 1_717_156_800_000_000_000)

extension User {
  static func sample(_ name: String = "Ann Lee", _ email: String = "ann@example.org") throws -> User {
    User(name: name, email: try EmailAddress(parsing: email), createdAt: noon)
  }

  static func full() throws -> User {
    var user = try User.sample("José Ñandú", "JOSE@münchen.de")
    user.avatarURL = try WebAddress(parsing: "https://example.org/josé.png?a=b,c")
    user.createdAt = try Timestamp(parsing: "2024-05-31T12:00:00.123456789Z")
    return user
  }
}
