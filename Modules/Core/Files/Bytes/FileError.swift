public import Values

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system refused to open, read, create or write a file; says which one and why.
public struct FileError: Failure, Equatable {
  /// What was tried.
  public enum Action: Sendable {
    case open, read, create, write
  }

  /// The causes that callers tell apart.
  public enum Cause: Sendable {
    case notFound, exists, notAllowed, isFolder, closedPipe, noSpace, other
  }

  /// Decides the verb of the sentence.
  public let action: Action
  /// Decides, with the action, what kind of failure it is.
  public let cause: Cause
  /// As the user gave it, or the name of a stream such as `standard output`.
  public let path: String
  private let detail: String

  /// - Parameter code: the `errno` of the failed call.
  public init(_ action: Action, _ path: String, code: Int32) {
    self.action = action
    self.path = path
    cause = Self.cause(code)
    detail = Self.detail(cause, code)
  }

  public var kind: FailureKind {
    switch (action, cause) {
    case (.create, _): .cannotCreate
    case (.open, .notFound): .notFound
    case (.open, .notAllowed): .notAllowed
    default: .inputOutput
    }
  }

  public var message: String {
    let verb =
      switch action {
      case .open, .read: "read"
      case .create: "create"
      case .write: "write to"
      }
    return "Cannot \(verb) \(quoted(path)): \(detail)."
  }

  private static func cause(_ code: Int32) -> Cause {
    switch code {
    case ENOENT, ENOTDIR: .notFound
    case EEXIST: .exists
    case EACCES, EPERM, EROFS: .notAllowed
    case EISDIR: .isFolder
    case EPIPE: .closedPipe
    case ENOSPC, EDQUOT: .noSpace
    default: .other
    }
  }

  private static func detail(_ cause: Cause, _ code: Int32) -> String {
    switch cause {
    case .notFound: "there is no such file or folder"
    case .exists: "it exists already"
    case .notAllowed: code == EROFS ? "the file system is read-only" : "permission denied"
    case .isFolder: "it is a folder"
    case .closedPipe: "nobody reads it any more"
    case .noSpace: "the disk is full"
    case .other: String(cString: strerror(code)).lowercased()
    }
  }
}
