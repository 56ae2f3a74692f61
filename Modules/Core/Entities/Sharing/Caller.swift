public import Foundation

/// Whoever asks for something through a server, where several people share one store.
public struct Caller: Sendable, Equatable {
  /// Of the user; nil for a program that shows the server's own key.
  public let user: UUID?
  /// May also do what concerns the accounts of others.
  public let isAdmin: Bool
  /// Signed in lately enough to change what they sign in with; a program with the key always is.
  public let isFresh: Bool

  /// Somebody who has shown that they are who they say.
  public init(user: UUID?, isAdmin: Bool, isFresh: Bool = true) {
    self.user = user
    self.isAdmin = isAdmin
    self.isFresh = isFresh
  }
}
