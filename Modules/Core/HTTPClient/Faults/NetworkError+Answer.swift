import HTTP
import Values

extension NetworkError {
  /// The error an answer with a status from 400 on is.
  init(_ response: HTTPResponse, to call: HTTPCall, from address: HTTPAddress, wait: Duration?) {
    let fault = ServerMessage(response, secrets: Secrets(of: call))
    let host = quoted(address.authority)
    let said = fault.text.map { ": \($0)" } ?? "."
    let (reason, sentence): (Reason, String) =
      switch response.status {
      case 401: (.notAllowed, "\(host) does not know who you are; sign in\(said)")
      case 403: (.notAllowed, "\(host) does not allow this\(said)")
      case 407: (.notAllowed, "The proxy on the way to \(host) wants a user and a password\(said)")
      case 404, 410: (.notFound, "\(host) does not have what was asked for\(said)")
      case 409: (.conflict, "\(host) does not take this beside what it has already\(said)")
      case 412: (.conflict, "\(host) has something newer than what this would change\(said)")
      case 429: (.throttled(wait: wait), "\(host) gets too many requests; try again \(Self.later(wait))\(said)")
      case 503: (.serverFault(status: 503), "\(host) is not ready; try again \(Self.later(wait))\(said)")
      case let status where status < 500: (.serverFault(status: status), "\(host) refuses the request (\(status))\(said)")
      case let status: (.serverFault(status: status), "\(host) failed (\(status))\(said)")
      }
    self.init(reason, sentence, status: response.status, code: fault.code)
  }

  private static func later(_ wait: Duration?) -> String {
    guard let wait, wait > .zero else { return "later" }
    let seconds = wait.components.seconds + (wait.components.attoseconds > 0 ? 1 : 0)
    return "in \(seconds) \(seconds == 1 ? "second" : "seconds")"
  }
}
