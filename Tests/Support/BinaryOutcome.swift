/// How a run of the binary ended, and what it said on each stream.
public struct BinaryOutcome: Sendable {
  public enum Ending: Sendable, Equatable {
    case exited(Int32)
    /// By a signal nobody handled.
    case killed(signal: Int32)
    /// It did not end within its time limit and was killed by the test.
    case overran
  }

  public let ending: Ending
  public let outputBytes: [UInt8]
  public let errorBytes: [UInt8]
  public let duration: Duration

  /// The exit code; nil when it did not exit of itself.
  public var code: Int32? {
    if case .exited(let code) = ending { code } else { nil }
  }

  /// Standard output, U+FFFD for what is no UTF-8.
  public var output: String { String(decoding: outputBytes, as: UTF8.self) }

  /// Standard error, U+FFFD for what is no UTF-8.
  public var errors: String { String(decoding: errorBytes, as: UTF8.self) }

  /// The lines of standard output, without their ends.
  public var lines: [String] { output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init) }
}

extension BinaryOutcome: CustomStringConvertible {
  /// What a failed expectation needs to show.
  public var description: String {
    "\(ending)\n--- output\n\(output.prefix(2000))\n--- errors\n\(errors.prefix(2000))\n---"
  }
}
