public import Entities
public import Values

/// Says who sends a request.
public struct IdentifyCallerUseCase: Sendable {
  private let findSession: FindSessionUseCase

  /// Goes by open sessions.
  public init(findSession: FindSessionUseCase) {
    self.findSession = findSession
  }

  /// Throws `AuthError.notSignedIn`, `.expired` or `.sessionEnded`.
  public func callAsFunction(accessToken: String, at time: Timestamp) async throws -> Caller {
    let session = try await findSession(accessToken: accessToken, at: time)
    return .user(session.user, isFresh: session.isFresh(at: time))
  }
}
