/// What kind of thing went wrong, independent of where it happened; the outermost layer turns it into an exit code.
public enum FailureKind: Sendable, Hashable, CaseIterable {
  /// A rule of the domain says no.
  case refused
  /// What may be there only once is there already, such as a natural key.
  case taken
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
