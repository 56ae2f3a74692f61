/// Where a person at a terminal keeps the tokens of their sessions, one for each store they are signed in to.
///
/// What the environment says decides the place; a browser would keep its own.
public protocol TokenKeeper: Sendable {
  /// The newest first; none where nobody signed in. Throws a `Failure` when they cannot be read.
  func tokens(_ environment: [String: String]) throws -> [SessionToken]
  /// Replaces all.
  func keep(_ tokens: [SessionToken], _ environment: [String: String]) throws
}
