/// An error that can be told to a person: a closed kind and one sentence in their words.
public protocol Failure: Error, CustomStringConvertible {
  /// Decides the exit code.
  var kind: FailureKind { get }
  /// One sentence: the input quoted, what is allowed, the next step. No private values, no file and line of source code.
  var message: String { get }
}

extension Failure {
  public var description: String { message }
}
