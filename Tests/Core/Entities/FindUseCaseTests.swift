import Entities
import Foundation
import Testing
import Values

@Suite struct FindUseCaseTests {
  private static func id(_ text: String) -> UUID {
    guard let id = UUID(uuidString: text) else { preconditionFailure("\(text) is no UUID") }
    return id
  }

  private static let dime = Coin(id: id("abcd1234-5678-4abc-8def-0123456789ab"), name: "Dime", code: "D")
  private static let penny = Coin(id: id("abcd1299-0000-4000-8000-000000000001"), name: "Penny", code: "P")
  private static let crown = Coin(id: id("12345678-0000-4000-8000-000000000002"), name: "Crown", code: "abcd1234")
  private static let many = (0..<7).map { Coin(id: id("feedbeef-0000-4000-8000-00000000000\($0)"), name: "\($0)") }

  private func find(_ reference: String) async throws -> Coin {
    let drawer = CoinDrawer([Self.dime, Self.penny, Self.crown] + Self.many)
    let find = FindUseCase(drawer, keyName: "code") { key in drawer.stored { $0.code == key }?.item }
    return try await find(reference)
  }

  @Test(arguments: [
    ("P", penny), ("abcd1299-0000-4000-8000-000000000001", penny), ("ABCD1299-0000-4000-8000-000000000001", penny),
    ("abcd1299000040008000000000000001", penny), ("abcd1299", penny), ("ABCD129", penny), ("abcd1299-", penny),
    ("abcd12990000", penny),
    ("abcd1299-0000-4", penny), ("abcd1299-00004", penny), ("1234", crown), ("12345678-0", crown),
  ])
  func aKeyAnIDOrTheBeginningOfOneIsEnough(_ reference: String, _ coin: Coin) async throws {
    #expect(try await find(reference) == coin)
  }

  @Test func theKeyIsTriedBeforeTheBeginningOfAnID() async throws {
    #expect(try await find("abcd1234") == Self.crown)
    #expect(try await find("abcd12345") == Self.dime)
  }

  @Test(arguments: [
    "", "-", "----", "abc", "ab-c", "d", "xyzw", "abcd129x", " abcd1299", "abcd1299 ", "{abcd1299-0000-4000-8000-000000000001}",
    "abcd1299-0000-4000-8000-0000000000012", "abcd1299-0000-4000-8000-000000000009", "abcd\u{0}1299", "ａｂｃｄ", "abcd1299\u{301}",
    "%", "abcd%",
    "٤٢٤٢",
  ])
  func anythingElseIsNotFound(_ reference: String) async {
    await #expect(throws: FindError.notFound(reference, Coin.noun, keyName: "code")) { try await find(reference) }
  }

  @Test func aLongReferenceIsNotFoundEither() async {
    let reference = String(repeating: "a", count: 1 << 20)
    await #expect(throws: FindError.notFound(reference, Coin.noun, keyName: "code")) { try await find(reference) }
  }

  @Test func severalMatchesAreNamed() async {
    let ids = [Self.dime, Self.penny].map { UUIDText.text($0.id) }
    let error = await #expect(throws: FindError.self) { try await find("abcd12") }
    #expect(error == .ambiguous("abcd12", Coin.noun, ids: ids))
    #expect(error?.kind == .refused)
    #expect(error?.message == "'abcd12' begins the id of 2 coins: \(ids[0]), \(ids[1]). Give more characters.")
  }

  @Test func ofManyMatchesOnlyFiveAreNamed() async {
    let error = await #expect(throws: FindError.self) { try await find("feed") }
    #expect(error?.message.hasPrefix("'feed' begins the id of more than 5 coins: feedbeef-0000-4000-8000-000000000000, ") == true)
    #expect(error?.message.hasSuffix("-000000000004, …. Give more characters.") == true)
  }

  @Test func whatIsNotFoundIsQuotedWithWhatIsAllowed() {
    let error = FindError.notFound("\u{1B}[31m", Coin.noun, keyName: "code")
    #expect(error.kind == .notFound)
    #expect(error.message == "There is no coin '\\u{1B}[31m'; give its id, the first four or more characters of it, or its code.")
  }

  @Test func anErrorOfTheRepositoryIsPassedOn() async {
    struct Broken: Error {}
    let find = FindUseCase(CoinDrawer(), keyName: "code") { _ in throw Broken() }
    await #expect(throws: Broken.self) { try await find("abcd") }
  }
}
