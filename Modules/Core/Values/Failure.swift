/// What kind of thing went wrong, independent of where it happened; the outermost layer turns it into an exit code.
public enum FailureKind: Sendable, Hashable, CaseIterable {
  /// A rule of the domain says no, or a natural key is taken.
  case refused
  /// What was named is not there.
  case notFound
  /// A value given by the user cannot be understood.
  case invalidValue
  /// Data read from a file is wrong.
  case invalidData
  /// A file or folder cannot be created.
  case cannotCreate
  /// Reading or writing failed: a full disk, a closed stream, damaged storage.
  case inputOutput
  /// Somebody else holds the store; trying again later may work.
  case busy
  /// The user may not do this, or the credentials are wrong.
  case notAllowed
}

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
