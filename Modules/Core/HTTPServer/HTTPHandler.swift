public import HTTP

/// Answers the requests that an `HTTPServer` let through; its functions are called on several threads at once.
public protocol HTTPHandler: Sendable {
  /// Which threads work on the request; asked before its body is there.
  func place(of request: HTTPRequest) -> HTTPPlace

  /// The answer; a fault of its own is an answer as well, such as one of status 500.
  func response(to request: HTTPRequest) async -> HTTPResponse

  /// Answers several requests that are all there, one behind the other; what they have in common can be done around it.
  func together(_ answer: () -> Void)

  /// For an access log: called once a request is over, also for what the server itself refused, on a thread that must not wait.
  ///
  /// Of a request that never came whole there is what came; what is not known of it is `-`.
  func note(_ request: HTTPRequest, _ response: HTTPResponse, _ duration: Duration)
}

extension HTTPHandler {
  public func together(_ answer: () -> Void) { answer() }
}
