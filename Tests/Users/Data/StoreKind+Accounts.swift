import Entities
import Storage
import TestSupport
import UsersData
import UsersDomain
import Values

extension StoreKind {
  func store(in folder: ScratchFolder) -> any Store {
    store([UserRecord.table, EventRecord.table] + AuthTables.all, in: folder.path)
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
