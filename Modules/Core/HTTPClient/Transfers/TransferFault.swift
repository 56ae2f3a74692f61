/// Why a transfer brought no answer.
struct TransferFault: Error {
  let code: CurlCode
  /// Whether a byte of the request may have arrived.
  var reachedServer: Bool
  /// What the proxy answered when it was asked for a connection; 0 where none was.
  var proxyStatus = 0
  /// Whether it was ended because the answer goes beyond the limits.
  var isTooLarge = false

  /// Whether the same may go well the next time.
  var isTransient: Bool {
    if isTooLarge || proxyStatus >= 400 { return false }
    switch code {
    case .timedOut: return !reachedServer
    case .hostNotFound, .proxyNotFound, .notConnected, .noSecureConnection, .endedEarly, .noAnswer, .sending, .receiving,
      .framing,
      .stream:
      return true
    default: return false
    }
  }
}
