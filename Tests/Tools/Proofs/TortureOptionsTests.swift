import Testing

@testable import Proofs

struct TortureOptionsTests {
  private let needed = ["--app", "a", "--folder", "f"]

  @Test func withoutWishesEverythingIsProvedAtLength() throws {
    let options = try TortureOptions(parsing: needed)
    #expect(!options.isShort && options.seed == nil && options.proofs.count == Torture.proofs.count)
  }

  @Test func namesFollowUpToTheNextOptionAndKeepTheOrderOfTheTable() throws {
    let options = try TortureOptions(parsing: ["--only", "power", "kill", "--short", "--seed", "9"] + needed)
    #expect(options.proofs == ["kill", "power"] && options.isShort && options.seed == 9)
  }

  @Test(arguments: [["--seed", "x"], ["--seed"], ["--only"], ["--only", "everything"], ["--fast"], ["kill"]])
  func wrongWordIsNamedWithTheUsage(_ words: [String]) throws {
    let error = #expect(throws: ProofError.self) { try TortureOptions(parsing: needed + words) }
    #expect(error?.description.contains("usage: Tools/torture") == true)
    #expect(error?.description.contains("'\(words.last ?? "")'") == true)
  }

  @Test func noTwoProofsShareAName() {
    #expect(Set(Torture.proofs.map { $0.name }).count == Torture.proofs.count)
  }
}
