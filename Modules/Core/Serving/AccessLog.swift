public import Files
public import HTTP
public import Values

/// One line a request: when, who from, what, how it ended, how many bytes, how long. No query, no header, no body: they may be private.
public struct AccessLog: Sendable {
  private static let longestPath = 200
  private let sink: any ByteSink
  private let now: @Sendable () -> Timestamp

  /// Writes to a sink, whose failure concerns no request.
  public init(_ sink: any ByteSink, now: @escaping @Sendable () -> Timestamp) {
    self.sink = sink
    self.now = now
  }

  /// Adds the line of a request that has been answered.
  public func note(_ request: HTTPRequest, _ response: HTTPResponse, _ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let microseconds = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    let octets = request.method == "HEAD" ? 0 : response.body.count
    let line =
      "\(now().text) \(request.client) \(Self.shown(request.method)) \(Self.shown(request.path)) \(response.status) "
      + "\(octets) \(microseconds)us\n"
    try? sink.write(line)
  }

  /// Printable ASCII alone, so that no request writes lines of its own or steers a terminal.
  private static func shown(_ text: String) -> String {
    String(decoding: text.utf8.prefix(longestPath).map { (0x21...0x7E).contains($0) ? $0 : 0x3F }, as: UTF8.self)
  }
}
