public import Values

/// The failure a view held instead of data.
public struct ShownFailure: Failure, Equatable {
  public let kind: FailureKind
  public let message: String

  /// The message with its hint behind it; refused when it is no failure by its kind.
  public init(_ shown: Message) {
    kind = if case .failure(let kind) = shown.kind { kind } else { .refused }
    message = [shown.text, shown.hint].compactMap { $0 }.joined(separator: " ")
  }
}
