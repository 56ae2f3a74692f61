import Testing
import Views

@Suite struct AskTests {
  @Test(arguments: [
    ("y\n", true), ("Yes\n", true), ("\n", false), ("n\n", false), ("", false), ("what\ny\n", true), ("what", false),
  ])
  func onlyAClearYesConfirms(input: String, isConfirmed: Bool) async throws {
    let recorded = RecordedScreen(input: input, isInteractive: true)
    #expect(try await recorded.screen.confirm("Delete 3 songs?") == isConfirmed)
    #expect(recorded.errors.hasPrefix("Delete 3 songs? [y/N] "))
  }

  @Test func withoutATerminalConfirmingNamesTheArgument() async {
    await #expect(throws: CannotAsk(arguments: ["--yes"])) { try await RecordedScreen(input: "y\n").screen.confirm("Sure?") }
  }

  @Test(arguments: [(true, "Password: "), (false, "")])
  func aSecretIsAskedOnATerminalAndTakenFromAPipe(isInteractive: Bool, prompt: String) async throws {
    let recorded = RecordedScreen(input: " s3cret\nrest", isInteractive: isInteractive)
    #expect(try await recorded.screen.readSecret("Password") == " s3cret")
    #expect(recorded.errors == prompt)
  }

  @Test(arguments: [(80, false, true), (80, true, false), (nil, false, false)])
  func progressIsForPeopleAtATerminal(width: Int?, isQuiet: Bool, isShown: Bool) async throws {
    let recorded = RecordedScreen(isQuiet: isQuiet, width: width)
    let result = try await recorded.screen.withProgress("Importing", total: 10) { report in
      report(5)
      return "done"
    }
    #expect(result == "done")
    #expect(recorded.errors.contains("50 %  5 of 10") == isShown)
    #expect(recorded.errors.hasSuffix("\r\u{1B}[K") == isShown)
  }

  @Test func aDumbTerminalGetsNoProgress() async throws {
    let recorded = RecordedScreen(width: 80, environment: ["TERM": "dumb"])
    try await recorded.screen.withProgress("Importing") { $0(5) }
    #expect(recorded.errors == "")
  }
}
