public import Foundation
public import Values

/// What the rules of widgets refuse.
public enum WidgetError: Failure, Equatable {
  case nameMissing
  /// The name as the other one has it.
  case nameTaken(String)
  case gone(UUID)

  public var kind: FailureKind {
    switch self {
    case .nameMissing: .invalidValue
    case .nameTaken: .taken
    case .gone: .notFound
    }
  }

  public var message: String {
    switch self {
    case .nameMissing: "A widget needs a name."
    case .nameTaken(let name): "There is a widget \(quoted(name)) already; update that one."
    case .gone(let id): "The widget \(UUIDText.text(id)) is no longer there."
    }
  }
}
