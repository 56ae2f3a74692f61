public import Foundation
public import Values

/// What the rules of contents refuse.
public enum ContentError: Failure, Equatable {
  case nameMissing
  /// The name as the other one has it.
  case nameTaken(String)
  case gone(UUID)

  public var kind: FailureKind {
    switch self {
    case .nameMissing: .invalidValue
    case .nameTaken: .refused
    case .gone: .notFound
    }
  }

  public var message: String {
    switch self {
    case .nameMissing: "A content needs a name."
    case .nameTaken(let name): "There is a content \(quoted(name)) already; update that one."
    case .gone(let id): "The content \(UUIDText.text(id)) is no longer there."
    }
  }
}
