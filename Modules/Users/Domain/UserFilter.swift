/// What a list of users is narrowed to; all that is given must hold. Texts are compared folded, contained anywhere.
public struct UserFilter: Sendable, Equatable {
  /// Contained in the name.
  public var name: String?
  /// Contained in the e-mail address.
  public var email: String?

  /// Without arguments every user fits.
  public init(name: String? = nil, email: String? = nil) {
    self.name = name
    self.email = email
  }
}
