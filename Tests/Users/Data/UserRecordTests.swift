import Entities
import Storage
import TestSupport
import Testing
import UsersData
import UsersDomain
import Values

@Suite struct UserRecordTests {
  @Test(arguments: StoreKind.allCases)
  func `a damaged value is said to be damaged, whatever it is`(kind: StoreKind) async throws {
    try await withScratchFolder { folder in
      let store = kind.store(in: folder)
      for (place, row) in [DamagedRow(email: "no address"), DamagedRow(avatar: "javascript:x"), DamagedRow(name: "fine")]
        .enumerated()
      {
        _ = try await store.transaction { try await $0.insert(row) }
        let found = store.pages(of: UserRecord.self, Query(where: [.equal(Table.id, .text(UUIDText.text(row.model.id)))]))
        if place == 2 {
          #expect(try await found.all().map(\.name) == ["fine"])
        } else {
          let error = await #expect(throws: StoreError.self) { try await found.all() }
          #expect(error?.reason == .damaged)
        }
      }
    }
  }

  /// Writes into the table of users what no user would be.
  struct DamagedRow: Record {
    static let table = UserRecord.table
    let model = User(name: "x")
    var name = "x"
    var email = "a@x.org"
    var avatar: String?

    init(_ model: User) {}
    init(name: String = "x", email: String = "a@x.org", avatar: String? = nil) {
      (self.name, self.email, self.avatar) = (name, email, avatar)
    }

    static func model(of row: borrowing Row) throws -> User { try UserRecord.model(of: row) }

    func write(to row: inout RowBuilder) {
      row.id(model.id)
      row.text(name)
      row.text(email)
      row.text(avatar)
      row.integer(1)
      for text in [name, UUIDText.text(model.id), name, email] { row.text(text) }
    }
  }
}
