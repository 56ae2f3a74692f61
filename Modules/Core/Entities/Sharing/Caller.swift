public import Foundation

/// Whoever asks for something through a server, where several people share one store.
public struct Caller: Sendable, Equatable {
  /// Of the user; nil for a program that shows the server's own key.
  public let user: UUID?
  /// May also do what concerns the accounts of others.
  public let isAdmin: Bool

  /// Somebody who has shown that they are who they say.
  public init(user: UUID?, isAdmin: Bool) {
    self.user = user
    self.isAdmin = isAdmin
  }
}
