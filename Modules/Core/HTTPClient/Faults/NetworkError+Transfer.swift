import Values

extension NetworkError {
  /// The error a transfer that ended without an answer is.
  init(_ fault: TransferFault, at address: HTTPAddress, options: HTTPClientOptions) {
    let host = quoted(address.authority)
    if fault.isTooLarge {
      let limit = options.responseLimit >> 20
      self.init(
        .answerNotUnderstood(place: ""), "The answer of \(host) is larger than is taken (\(limit) MiB, its head 256 KiB).")
      return
    }
    if fault.proxyStatus >= 400 {
      self.init(.unreachable, "The proxy does not connect to \(host) (\(fault.proxyStatus)); check the proxy's settings.")
      return
    }
    let (reason, sentence): (Reason, String) =
      switch fault.code {
      case .malformedURL: (.invalidURL, "\(host) is no address of a server.")
      case .proxyNotFound: (.unreachable, "The proxy on the way to \(host) was not found; check the proxy's settings.")
      case .proxyHandshake: (.unreachable, "The proxy does not connect to \(host); check the proxy's settings.")
      case .hostNotFound: (.unreachable, "The host \(host) was not found; check the address, and whether this machine is online.")
      case .notConnected: (.unreachable, "Nothing answers at \(host); check the address, and whether the server is running.")
      case .timedOut: (.timedOut, "\(host) did not answer within \(Self.text(options.deadline)).")
      case .noSecureConnection: (.unreachable, "No secure connection to \(host) could be made; is it a server with 'https'?")
      case .certificateRefused, .certificateStatus, .certificateIssuer, .certificateKey:
        (
          .certificateNotTrusted,
          "The certificate of \(host) is not trusted; if the server is yours, name the file with your own authority's certificate."
        )
      case .authorityFile:
        (.certificateNotTrusted, "The certificates in \(quoted(options.certificateFile ?? "the system's file")) cannot be read.")
      case .endedEarly, .noAnswer, .sending, .receiving, .framing, .stream:
        (.unreachable, "\(host) ended the connection before its answer was complete.")
      case .protocolNotSupported, .strangeAnswer, .encoding:
        (.answerNotUnderstood(place: ""), "What \(host) answers is no HTTP that can be understood.")
      case .headTooLarge, .headTooLargeNow:
        (.answerNotUnderstood(place: ""), "The head of the answer of \(host) is larger than is taken.")
      default: (.unreachable, "Talking to \(host) failed (libcurl's number for it is \(fault.code.rawValue)).")
      }
    self.init(reason, sentence)
  }

  static func text(_ duration: Duration) -> String {
    let milliseconds = duration / .milliseconds(1)
    if milliseconds < 1000 { return "\(Int(milliseconds.rounded())) milliseconds" }
    let seconds = duration.components.seconds
    return seconds == 1 ? "1 second" : "\(seconds) seconds"
  }
}
