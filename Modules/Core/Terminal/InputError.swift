public import Values

/// Why a line could not be read.
public struct InputError: Failure, Equatable {
  /// What went wrong, without any of the input itself.
  public enum Reason: Sendable, Equatable {
    case tooLong(limit: Int)
    case notUTF8
    /// The system's own words.
    case unreadable(String)
    case echo
  }

  /// Decides the kind and the sentence.
  public let reason: Reason

  /// An error for this reason; its sentence follows from it.
  public init(_ reason: Reason) {
    self.reason = reason
  }

  public var kind: FailureKind {
    switch reason {
    case .tooLong, .notUTF8: .invalidData
    case .unreadable, .echo: .inputOutput
    }
  }

  public var message: String {
    switch reason {
    case .tooLong(let limit): "A line of the input is longer than \(limit) bytes; give a shorter one."
    case .notUTF8: "A line of the input is not UTF-8 text; save it as UTF-8 and try again."
    case .unreadable(let words): "The input cannot be read: \(words)."
    case .echo: "The terminal cannot hide what is typed; give the secret through standard input instead."
    }
  }
}
