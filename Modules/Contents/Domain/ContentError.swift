public import Foundation
public import Values

/// What the rules of contents refuse.
public enum ContentError: Failure, Equatable {
  case addressMissing
  /// The one that has the address already.
  case addressTaken(WebAddress, by: Content)
  case gone(UUID)

  public var kind: FailureKind {
    switch self {
    case .addressMissing: .invalidValue
    case .addressTaken: .taken
    case .gone: .notFound
    }
  }

  public var message: String {
    switch self {
    case .addressMissing: "A content needs a URL."
    case .addressTaken(let url, let other):
      "\(quoted(url.text)) is there already\(other.title.map { " as \(quoted($0))" } ?? ""), with the id \(UUIDText.text(other.id))."
    case .gone(let id): "The content \(UUIDText.text(id)) is no longer there."
    }
  }
}
