import ContentsDomain
import Testing
import Values

@Suite struct LevelTests {
  @Test(arguments: ["beginner", "Beginner", "BEGINNER"])
  func `a level is read in any case`(text: String) throws {
    #expect(try Level(parsing: text) == .beginner)
  }

  @Test(arguments: ["", "easy", "1", "beginners"])
  func `another word is refused with those allowed`(text: String) {
    let error = #expect(throws: ValueError.self) { try Level(parsing: text) }
    #expect(error?.message == "'\(text)' is no level; allowed are beginner, intermediate, advanced.")
  }

  @Test func `levels rise from beginner to advanced`() {
    #expect(Level.allCases.sorted() == [.beginner, .intermediate, .advanced])
  }
}
