public import Values

extension User {
  /// The user as stored: the name in NFC without blanks around it.
  ///
  /// Throws `UserError` when it breaks a rule that concerns it alone.
  public func prepared() throws(UserError) -> User {
    var user = self
    user.name = Tidy.text(name)
    if user.name.isEmpty { throw .nameMissing }
    if user.email == nil { throw .emailMissing }
    return user
  }

  /// The same user with a time of creation, where it has none yet.
  public func created(at time: Timestamp) -> User {
    var user = self
    user.createdAt = createdAt ?? time
    return user
  }
}
