import Testing

@testable import Commands

struct SuggestionTests {
  @Test(
    arguments: [
      ("list", "list", 0), ("lsit", "list", 1), ("lis", "list", 1), ("lists", "list", 1), ("", "abc", 3),
      ("kitten", "sitting", 3),
    ])
  func distanceCountsSlips(_ left: String, _ right: String, _ distance: Int) {
    #expect(Suggestion.editDistance(Array(left), Array(right)) == distance)
    #expect(Suggestion.editDistance(Array(right), Array(left)) == distance)
  }

  @Test func equallyNearWordsAreAllNamed() {
    #expect(Suggestion.text(for: "bat", among: ["cat", "hat", "dog"]) == " Did you mean 'cat' or 'hat'?")
    #expect(Suggestion.text(for: "bat", among: ["cat", "hat", "rat", "mat"]) == " Did you mean 'cat', 'hat' or 'rat'?")
  }

  @Test(arguments: ["", "q", "xyzzy", "-", "--"]) func nothingNearIsNothingSaid(_ word: String) {
    #expect(Suggestion.text(for: word, among: ["list", "show", "a"]) == "")
  }
}
