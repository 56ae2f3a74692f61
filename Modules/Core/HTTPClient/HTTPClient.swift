public import HTTP
import Values

/// Asks servers over HTTP, by libcurl, which is opened at the first call; one client keeps its connections for the next one.
public final class HTTPClient: Sendable {
  private let options: HTTPClientOptions
  private let loop: TransferLoop
  private let rule: RetryRule

  /// Opens nothing yet.
  public init(options: HTTPClientOptions = HTTPClientOptions()) {
    self.options = options
    loop = TransferLoop(options)
    rule = RetryRule(attempts: options.attempts, pacing: options.pacing)
  }

  deinit { loop.close() }

  /// The answer below 400, or with a status the call accepts, redirects followed.
  ///
  /// - Throws: `NetworkError`, at the latest at the deadline; `CancellationError`; `MissingLibrary` where there is no libcurl.
  public func send(_ call: HTTPCall) async throws -> HTTPResponse {
    try call.check()
    let address = try HTTPAddress(parsing: call.url)
    let deadline = options.pacing.now().advanced(by: options.deadline)
    var attempt = 1
    while true {
      try Task.checkCancellation()
      let ending = try await self.attempt(call, at: address, by: deadline)
      if case .answered(let response, _) = ending, response.status < 400 || call.acceptedStatuses.contains(response.status) {
        return response
      }
      guard let wait = rule.wait(after: ending, attempt: attempt, of: call, by: deadline) else { throw error(ending, call) }
      if wait > .zero { try await options.pacing.pause(wait) }
      attempt += 1
    }
  }

  /// Makes the call once, and once again at every place it is sent on to.
  private func attempt(
    _ call: HTTPCall, at address: HTTPAddress, by deadline: ContinuousClock.Instant
  ) async throws -> AttemptEnding {
    var (call, address) = (call, address)
    for hop in 0...Redirect.most {
      if let refusal = refusal(of: address) { return .failed(refusal, nil) }
      let remaining = options.pacing.now().duration(to: deadline)
      switch try await loop.perform(TransferRequest(call, at: address, within: remaining)) {
      case .failure(var fault):
        // A server that sent us on has already had the call.
        fault.reachedServer = fault.reachedServer || hop > 0
        return .failed(NetworkError(fault, at: address, options: options), fault)
      case .success(let response):
        do throws(NetworkError) {
          guard let next = try Redirect.next(call, at: address, after: response) else { return .answered(response, address) }
          (call, address) = next
        } catch {
          return .failed(error, nil)
        }
      }
    }
    return .failed(.redirect(address, "more than \(Redirect.most) times"), nil)
  }

  private func refusal(of address: HTTPAddress) -> NetworkError? {
    if address.isSecure || address.isLoopback || options.allowsPlainHTTP { return nil }
    return NetworkError(
      .invalidURL, "'http://' to \(quoted(address.authority)) would be read by everyone on the way; use 'https://'.")
  }

  private func error(_ ending: AttemptEnding, _ call: HTTPCall) -> NetworkError {
    switch ending {
    case .failed(let error, _): error
    case .answered(let response, let address):
      NetworkError(
        response, to: call, from: address,
        wait: RetryAfter.wait(response.headers["Retry-After"], now: options.pacing.date()))
    }
  }
}
