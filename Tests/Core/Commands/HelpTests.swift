import Commands
import Testing

struct HelpTests {
  @Test func aCommandShowsAllItsDeclarations() throws {
    #expect(try program.help(for: ["books", "list"], globals: Globals.self) == "")
  }

  @Test func aNarrowTerminalWrapsTheTexts() throws {
    #expect(try program.help(for: ["books", "import"], globals: Globals.self, width: 40) == "")
  }

  @Test func theProgramShowsItsFeaturesAndCommands() throws {
    #expect(try program.help(for: [], globals: Globals.self) == "")
  }

  @Test func aGroupShowsItsVisibleCommands() throws {
    #expect(try program.help(for: ["books"], globals: Globals.self) == "")
  }
}
