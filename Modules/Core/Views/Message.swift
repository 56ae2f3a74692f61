public import Values

/// One thing said to a person beside the data.
public struct Message: Sendable, Equatable {
  /// How much a message matters, and what it looks like.
  public enum Kind: Sendable, Equatable {
    case note
    case success
    case warning
    /// Carries what kind of failure it is, so that showing it can end in the right exit code.
    case failure(FailureKind)
  }

  /// One sentence.
  public let text: String
  /// Decides the stream, the word in front and whether `--quiet` keeps it back.
  public let kind: Kind
  /// What to do next, as a sentence of its own.
  public let hint: String?

  /// A note, unless it is said otherwise.
  public init(_ text: String, kind: Kind = .note, hint: String? = nil) {
    self.text = text
    self.kind = kind
    self.hint = hint
  }

  /// The sentence of an error that can be told.
  public init(_ failure: any Failure) {
    self.init(failure.message, kind: .failure(failure.kind))
  }
}
