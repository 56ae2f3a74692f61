import HTTP
import Values

/// When a call is made again, and after which wait: what may be repeated, a few times, inside the deadline.
struct RetryRule {
  /// In all, the first among them.
  let attempts: Int
  let pacing: HTTPPacing

  /// What servers are believed at most.
  private static let longestWait = Duration.seconds(30)
  private static let firstWait = Duration.milliseconds(200)

  /// How long to wait after attempt number `attempt`, from 1; nil where its end is the end.
  func wait(after ending: AttemptEnding, attempt: Int, of call: HTTPCall, by deadline: ContinuousClock.Instant) -> Duration? {
    guard attempt < attempts else { return nil }
    let wait: Duration
    switch ending {
    case .answered(let response, _):
      guard call.isRepeatable, let stated = statedWait(response) else { return nil }
      wait = stated ?? backOff(attempt)
    case .failed(_, let fault):
      guard let fault, fault.isTransient, call.isRepeatable || !fault.reachedServer else { return nil }
      wait = backOff(attempt)
    }
    // Who would wait beyond the deadline tells the user now.
    return pacing.now().advanced(by: wait) < deadline ? wait : nil
  }

  /// nil for an answer that another try would not change; inside, what the server asks for.
  private func statedWait(_ response: HTTPResponse) -> Duration?? {
    switch response.status {
    case 429, 503:
      let stated = RetryAfter.wait(response.headers["Retry-After"], now: pacing.date())
      return .some(stated.map { min($0, Self.longestWait) })
    case 502, 504: return .some(nil)
    default: return nil
    }
  }

  /// Twice as long each time, and any part of it, so that clients a server failed together do not come back together.
  private func backOff(_ attempt: Int) -> Duration {
    let most = min(Self.firstWait * (1 << min(attempt - 1, 6)), Self.longestWait)
    return most * min(max(pacing.chance(), 0), 1)
  }
}
