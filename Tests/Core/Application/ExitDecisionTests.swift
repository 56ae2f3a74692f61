import Commands
import Files
import Testing
import Values

@testable import Application

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct ExitDecisionTests {
  private struct Told: Failure {
    let kind: FailureKind
    var message = "Something is wrong."
  }

  private static let codes: [FailureKind: Int32] = [
    .refused: 1, .taken: 1, .notFound: 1, .invalidValue: 64, .invalidData: 65, .cannotCreate: 73, .inputOutput: 74, .busy: 75,
    .notAllowed: 77,
  ]

  @Test(arguments: FailureKind.allCases)
  func everyKindOfFailureHasItsCode(_ kind: FailureKind) throws {
    let code = try #require(Self.codes[kind])
    #expect(ExitDecision(Told(kind: kind)) == ExitDecision(text: "Error: Something is wrong.", code: code))
  }

  @Test func aWrongCommandLineSaysHowToGoOn() {
    let error = #expect(throws: CommandLineError.self) { try GlobalOptions.parse(["--formt", "csv"]) }
    let decision = error.map { ExitDecision($0) }
    #expect(decision?.code == 64)
    #expect(decision?.text?.hasPrefix("Error: ") == true)
    #expect(decision?.text?.contains("--format") == true)
  }

  @Test func aReaderWhoLeftIsNoError() {
    #expect(ExitDecision(FileError(.write, "standard output", code: EPIPE)) == .success)
    #expect(ExitDecision(FileError(.write, "standard output", code: ENOSPC)).code == 74)
  }

  @Test func beingStoppedSaysNothing() {
    #expect(ExitDecision(CancellationError()) == ExitDecision(text: nil, code: 130))
  }

  @Test func whatNobodyForesawHasACodeOfItsOwn() {
    struct Strange: Error {}
    let decision = ExitDecision(Strange())
    #expect(decision.code == 70)
    #expect(decision.text?.contains("Strange") == true)
  }

  @Test func noMessageCommandsTheTerminal() {
    let told = Told(kind: .refused, message: "'\u{1B}[2J\u{9B}31m\u{202E}' is taken.\nSee 'app help'.")
    #expect(ExitDecision(told).text == "Error: '\u{FFFD}[2J\u{FFFD}31m\u{FFFD}' is taken.\nSee 'app help'.")
  }
}
