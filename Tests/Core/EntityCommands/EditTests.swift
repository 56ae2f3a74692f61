import EntityCommands
import Testing

struct EditTests {
  @Test func anEmptyTextTakesAwayAndAnyOtherIsParsed() throws {
    #expect(try Edit("", { Int($0) ?? 0 }).value == nil)
    #expect(try Edit("7", { Int($0) ?? 0 }).value == 7)
  }
}
