import Entities
import Foundation
import Storage
import TestSupport
import Testing
import UsersData
import UsersDomain
import Values

@Suite struct UserRepositoryTests {
  @Test(arguments: StoreKind.allCases)
  func `a stored user is found by id and by address, whatever its case and form`(kind: StoreKind) async throws {
    try await withScratchFolder { folder in
      let full = try User.full()
      let users = try await kind.accounts([try .sample(), full], in: folder).users
      let found = try #require(try await users.stored(id: full.id))
      #expect(found.item == full && found.item.email?.text == "JOSE@münchen.de" && found.item.createdAt == full.createdAt)
      for text in ["jose@MÜNCHEN.de", "Jose@xn--mnchen-3ya.de"] {
        #expect(try await users.stored(email: try EmailAddress(parsing: text))?.item == full)
      }
      #expect(try await users.stored(email: try EmailAddress(parsing: "nobody@example.org")) == nil)
      #expect(try await users.items(idPrefix: String(UUIDText.text(full.id).prefix(8)), limit: 6) == [full])
    }
  }

  @Test(
    "users come by name, case and accents folded, ties by address",
    arguments: StoreKind.allCases,
    [
      ["aaron", "John", "Sam"], ["Ávila", "Trogir", "York"], ["Ægir", "Åse", "Łukasz", "Ødegård", "Zoë"], ["Déchets", "Dent"],
      ["O'Neil", "Onion"], ["ann 1", "Ann 2", "ANN 3"],
    ])
  func sortsByName(kind: StoreKind, names: [String]) async throws {
    try await withScratchFolder { folder in
      let people = try names.enumerated().map { try User.sample($1, "user\($0)@example.org") }
      let users = try await kind.accounts(people.reversed(), in: folder).users
      #expect(try await self.names(users, Selection(UserFilter())) == names)
      #expect(try await self.names(users, Selection(UserFilter(), order: .name)) == names)
      #expect(try await self.names(users, Selection(UserFilter(), isReversed: true)) == names.reversed())
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `equal names come by address, the other orders as they say`(kind: StoreKind) async throws {
    try await withScratchFolder { folder in
      var people = [try User.sample("Ann", "c@x.org"), try .sample("ANN", "a@x.org"), try .sample("Bob", "b@x.org")]
      people[0].createdAt = noon.adding(seconds: 1)
      people[1].createdAt = noon.adding(seconds: 3)
      people[2].createdAt = noon.adding(seconds: 2)
      let users = try await kind.accounts(people, in: folder).users
      func emails(_ order: UserOrder?, reversed: Bool = false) async throws -> String {
        try await users.pages(Selection(UserFilter(), order: order, isReversed: reversed)).all()
          .compactMap { $0.email?.text.first.map(String.init) }.joined()
      }
      #expect(try await emails(nil) == "acb")
      #expect(try await emails(.name) == "acb")
      #expect(try await emails(nil, reversed: true) == "bca")
      #expect(try await emails(.email) == "abc")
      #expect(try await emails(.email, reversed: true) == "cba")
      #expect(try await emails(.created) == "cba")
    }
  }

  @Test("U8: pages of any size show each user once", arguments: StoreKind.allCases, [1, 7, 11, 25, 30])
  func showsEachOnce(kind: StoreKind, size: Int) async throws {
    try await withScratchFolder { folder in
      // Names that all sort alike, so that only the ties keep pages apart.
      let people = try (0..<25).map { try User.sample("Same", "u\($0)@example.org") }
      let users = try await kind.accounts(people.shuffled(), in: folder).users
      var seen: [String] = []
      for offset in stride(from: 0, to: 25, by: size) {
        seen += try await users.pages(Selection(UserFilter(), limit: size, offset: offset)).all().compactMap { $0.email?.text }
      }
      #expect(seen == people.compactMap { $0.email?.text }.sorted())
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `filters and search find texts folded`(kind: StoreKind) async throws {
    try await withScratchFolder { folder in
      let users = try await kind.accounts([try .full(), try .sample()], in: folder).users
      func count(_ filter: UserFilter) async throws -> Int { try await users.count(filter) }
      #expect(try await count(UserFilter(name: "NANDU")) == 1)
      #expect(try await count(UserFilter(name: "e")) == 2)
      #expect(try await count(UserFilter(email: "@munchen")) == 1)
      #expect(try await count(UserFilter(name: "ann", email: "munchen")) == 0)
      #expect(try await users.search("jose mun", limit: nil, offset: 0).all().count == 1)
      #expect(try await users.search("example", limit: nil, offset: 0).all().map(\.name) == ["Ann Lee"])
      #expect(try await users.search("!", limit: nil, offset: 0).all().isEmpty)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `an address is taken in any case, and called email`(kind: StoreKind) async throws {
    try await withScratchFolder { folder in
      let bob = try User.sample("Bob", "bob@example.org")
      let users = try await kind.accounts([try .sample(), bob], in: folder).users
      await #expect(throws: RepositoryError.taken(property: "email")) {
        try await users.insert(try .sample("B", "ANN@Example.org"))
      }
      var changed = bob
      changed.email = try EmailAddress(parsing: "Ann@example.org")
      let taken = changed
      await #expect(throws: RepositoryError.taken(property: "email")) { try await users.update(taken) }
      #expect(try await users.count(UserFilter()) == 2)
    }
  }
}

extension UserRepositoryTests {
  private func names(_ users: any UserRepository, _ selection: Selection<UserFilter, UserOrder>) async throws -> [String] {
    try await users.pages(selection).all().map(\.name)
  }
}
