public import Values

/// Why a server gave no answer that could be used; no sentence of it has a token or a query in it.
public struct NetworkError: Failure, Equatable {
  /// What callers tell apart.
  public enum Reason: Sendable, Equatable {
    /// An address that is none, or that may not be asked without encryption.
    case invalidURL
    /// A header or method that cannot be sent.
    case invalidHeader
    /// No such host, nobody listens, or the connection broke.
    case unreachable
    case timedOut
    case certificateNotTrusted
    /// 401 and 403.
    case notAllowed
    /// 404 and 410.
    case notFound
    /// 409 and 412.
    case conflict
    /// 429, with the time the server asks to wait.
    case throttled(wait: Duration?)
    /// Every other status from 400 on.
    case serverFault(status: Int)
    /// An answer with nothing in it where something belongs.
    case noData
    /// The place is that in the JSON, such as `Line 1: Column 7`; empty where the answer is none of HTTP.
    case answerNotUnderstood(place: String)
  }

  public let reason: Reason
  public let message: String
  /// That of the answer, where there was one.
  public let status: Int?
  /// What the server calls the fault in its JSON, such as `23505` or `invalid_credentials`.
  public let code: String?

  /// One sentence that names the host, and what to do where something can be done.
  public init(_ reason: Reason, _ message: String, status: Int? = nil, code: String? = nil) {
    self.reason = reason
    self.message = message
    self.status = status
    self.code = code
  }

  public var kind: FailureKind {
    switch reason {
    case .invalidURL, .invalidHeader: .invalidValue
    case .unreachable, .timedOut, .certificateNotTrusted: .inputOutput
    case .notAllowed: .notAllowed
    case .notFound: .notFound
    case .conflict: .refused
    case .throttled: .busy
    case .serverFault(let status): status < 500 ? .refused : .inputOutput
    case .noData, .answerNotUnderstood: .invalidData
    }
  }

  /// An answer without the data it should have; `host` is whom people are told about.
  public static func noData(host: String) -> NetworkError {
    NetworkError(.noData, "\(quoted(host)) answered without any data.")
  }

  /// An answer that is no JSON, or not the JSON that was asked for; the place ends with what is wrong there.
  public static func notUnderstood(host: String, place: String) -> NetworkError {
    NetworkError(.answerNotUnderstood(place: place), "The answer of \(quoted(host)) cannot be understood. \(place)")
  }

  static func redirect(_ address: HTTPAddress, _ where: String) -> NetworkError {
    NetworkError(
      .answerNotUnderstood(place: ""), "\(quoted(address.authority)) sends requests on \(`where`); they were not sent there.")
  }
}
