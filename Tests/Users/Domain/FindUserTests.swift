import Entities
import Testing
import UsersDomain
import Values

@Suite struct FindUserTests {
  @Test func `a user is found by address in any case, by id and by its beginning`() async throws {
    let (ann, bob) = (try User.sample(), try User.sample("Bob", "bob@münchen.de"))
    let find = FindUseCase.users(in: ArrayAccounts([ann, bob]).users)
    #expect(try await find("ANN@example.org") == ann)
    #expect(try await find("bob@xn--mnchen-3ya.de") == bob)
    #expect(try await find(UUIDText.text(bob.id)) == bob)
    #expect(try await find(String(UUIDText.text(ann.id).prefix(13))) == ann)
    await #expect(throws: FindError.self) { try await find("carl@example.org") }
  }
}
