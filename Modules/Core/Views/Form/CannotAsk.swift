public import Values

/// Something had to be asked, but nobody is at a terminal to answer.
public struct CannotAsk: Failure, Equatable {
  public let message: String
  public var kind: FailureKind { .invalidValue }

  /// Names what a script has to give instead.
  public init(arguments: [String]) {
    let last = arguments.last ?? "the answer as an argument"
    let others = arguments.dropLast().joined(separator: ", ")
    message = "Nothing can be asked without a terminal; give \(others.isEmpty ? last : "\(others) and \(last)")."
  }
}
