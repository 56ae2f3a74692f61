public import Values

/// What somebody wants to change about their own account; nil leaves a thing as it is.
public struct AccountChange: Sendable, CustomStringConvertible, CustomReflectable {
  public var name: String?
  public var email: EmailAddress?
  /// Nothing inside takes the picture away.
  public var avatarURL: WebAddress??
  /// The new one, as typed.
  public var password: String?
  /// As typed, to show that it is still the same person.
  public var currentPassword: String?

  /// Changes nothing yet.
  public init() {}

  /// Whether it is about what one signs in with.
  var concernsSignIn: Bool { password != nil || email != nil }

  func apply(to user: inout User) {
    if let name { user.name = name }
    if let email { user.email = email }
    if let avatarURL { user.avatarURL = avatarURL }
  }

  public var description: String { "(a change of an account)" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
