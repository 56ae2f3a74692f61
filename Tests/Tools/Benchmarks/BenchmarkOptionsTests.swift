import Testing

@testable import Benchmarks

struct BenchmarkOptionsTests {
  private let needed = ["--app", "a", "--folder", "f"]

  @Test func withoutWishesEverythingIsMeasuredOnAMillion() throws {
    let options = try BenchmarkOptions(parsing: needed)
    #expect(options.rows == 1_000_000 && options.pairs == nil && options.works == Work.allCases)
  }

  @Test func namesFollowUpToTheNextOptionAndKeepTheOrderOfTheTable() throws {
    let options = try BenchmarkOptions(parsing: ["--only", "common", "list", "--pairs", "9", "--rows", "50"] + needed)
    #expect(options.works == [.list, .common] && options.pairs == 9 && options.rows == 50)
  }

  @Test(
    arguments: [
      ["--rows", "0"], ["--rows", "1e6"], ["--rows", "99999999999999999999"], ["--pairs"], ["--pairs", "-1"], ["--only"],
      ["--only", "everything"], ["--fast"], ["list"],
    ])
  func wrongWordIsNamedWithTheUsage(_ words: [String]) throws {
    let error = #expect(throws: BenchmarkError.self) { try BenchmarkOptions(parsing: needed + words) }
    #expect(error?.description.contains("usage: Tools/bench") == true)
    #expect(error?.description.contains("'\(words.last ?? "")'") == true)
  }

  @Test func appAndFolderAreNeeded() {
    #expect(throws: BenchmarkError.self) { try BenchmarkOptions(parsing: ["--app", "a"]) }
  }
}
