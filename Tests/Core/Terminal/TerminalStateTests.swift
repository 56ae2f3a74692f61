import Terminal
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct TerminalStateTests {
  @Test func aFileIsNoTerminalWhateverTheEnvironmentSays() {
    let file = open("/dev/null", O_RDONLY)
    defer { close(file) }
    #expect(!TerminalState.isTerminal(file))
    #expect(TerminalState.width(of: file, environment: ["COLUMNS": "100"]) == nil)
  }

  @Test func theTerminalSaysHowWideItIs() throws {
    let terminal = try PseudoTerminal()
    terminal.setWidth(132)
    #expect(TerminalState.isTerminal(terminal.screen))
    #expect(TerminalState.width(of: terminal.screen, environment: ["COLUMNS": "100"]) == 132)
  }

  @Test(arguments: [("100", 100), ("0", 80), ("-3", 80), ("wide", 80), (nil, 80)])
  func aTerminalThatDoesNotSayTakesTheEnvironment(columns: String?, width: Int) throws {
    let terminal = try PseudoTerminal()
    let environment = columns.map { ["COLUMNS": $0] } ?? [:]
    #expect(TerminalState.width(of: terminal.screen, environment: environment) == width)
  }

  @Test(
    arguments: [
      (["LANG": "de_DE.UTF-8"], true), (["LANG": "C.utf8"], true), (["LANG": "C"], false), ([:], false),
      (["LC_ALL": "C", "LANG": "de_DE.UTF-8"], false), (["LC_ALL": "", "LC_CTYPE": "en_US.UTF-8"], true),
    ] as [([String: String], Bool)])
  func theLocaleSaysWhetherUTF8IsWritten(environment: [String: String], isUTF8: Bool) {
    #expect(TerminalState.writesUTF8(environment) == isUTF8)
  }

  @Test func aSecretIsTypedWithoutEchoAndTheTerminalIsAsBefore() throws {
    let terminal = try PseudoTerminal()
    let input = DescriptorInput(terminal.screen)
    #expect(terminal.echoes)
    let secret = try input.withoutEcho {
      #expect(!terminal.echoes)
      terminal.type("secret\n")
      return try LineReader(input).readLine()
    }
    #expect(secret == "secret")
    #expect(terminal.echoes)
  }

  @Test func restoringEverythingBringsTheEchoBackAtOnce() throws {
    let terminal = try PseudoTerminal()
    let restorer = TerminalGuard()
    try restorer.withoutEcho(on: terminal.screen) {
      restorer.restoreAll()
      #expect(terminal.echoes)
    }
  }

  @Test func hidingTheEchoOfAFileIsRefused() {
    #expect(throws: InputError(.echo)) { try TerminalGuard().withoutEcho(on: -1) {} }
  }
}
