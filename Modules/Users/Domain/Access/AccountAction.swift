public import Foundation

/// What somebody may want to do with accounts, theirs or others'.
public enum AccountAction: Sendable, Equatable {
  /// One, or a list of all.
  case read
  /// Without a session, to have an account of one's own.
  case signUp
  /// An account for somebody else.
  case create
  /// The name, the address, the picture.
  case change(UUID)
  case changePassword(UUID)
  case delete(UUID)
}
