import Commands
import Container
import Files
import Terminal
import Values

/// How the process ends: what is said on standard error, and the exit code.
struct ExitDecision: Equatable {
  /// nil when nothing is said.
  let text: String?
  let code: Int32

  static let success = ExitDecision(text: nil, code: 0)

  init(text: String?, code: Int32) {
    self.text = text
    self.code = code
  }

  /// The codes are those of sysexits.h where it has one.
  init(_ error: any Error) {
    switch error {
    case let error as CommandLineError: self.init(text: error.description, code: 64)
    case let error as FileError where error.cause == .closedPipe: self = .success
    case let failure as any Failure: self.init(text: "Error: " + Self.shown(failure.message), code: Self.code(of: failure.kind))
    case is CancellationError: self.init(text: nil, code: Interruption.code)
    default: self.init(text: "Error: Something unforeseen went wrong: " + Self.shown("\(error)"), code: 70)
    }
  }

  /// A message may quote a path or what is stored, and a terminal obeys some of that; its own lines stay lines.
  private static func shown(_ message: String) -> String {
    message.split(separator: "\n", omittingEmptySubsequences: false).map { SafeText.forTerminal(String($0)) }.joined(
      separator: "\n")
  }

  private static func code(of kind: FailureKind) -> Int32 {
    switch kind {
    case .refused, .taken, .notFound: 1
    case .invalidValue: 64
    case .invalidData: 65
    case .cannotCreate: 73
    case .inputOutput: 74
    case .busy: 75
    case .notAllowed: 77
    }
  }
}
