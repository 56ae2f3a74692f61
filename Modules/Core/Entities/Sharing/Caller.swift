public import Foundation

/// Whoever asks for something through a server, where several people share one store.
public enum Caller: Sendable, Equatable {
  /// Somebody who has signed in; lately, where that is fresh enough to change what they sign in with.
  case user(UUID, isFresh: Bool = true)
  /// A program that shows the server's own key, which opens everything.
  case key
}
