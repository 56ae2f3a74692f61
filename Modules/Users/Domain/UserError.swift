public import Foundation
public import Values

/// What the rules about users refuse.
public enum UserError: Failure, Equatable {
  case nameMissing
  case emailMissing
  case emailTaken(EmailAddress)
  case gone(UUID)

  public var kind: FailureKind {
    switch self {
    case .nameMissing, .emailMissing: .invalidValue
    case .emailTaken: .taken
    case .gone: .notFound
    }
  }

  public var message: String {
    switch self {
    case .nameMissing: "A user needs a name."
    case .emailMissing: "A user needs an e-mail address."
    case .emailTaken(let email): "The e-mail address \(quoted(email.text)) is registered already."
    case .gone(let id): "The user \(UUIDText.text(id)) is no longer there."
    }
  }
}
