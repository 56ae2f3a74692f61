import HTTP
import Synchronization

/// One request and its answer, from the request line until the answer is sent.
final class Exchange: Sendable {
  enum Stage: Sendable {
    /// The head is not yet whole.
    case head
    /// The body is coming.
    case body(HTTPPlace)
    /// It is answered with others, when the library asks again and the batch has not been run since.
    case queued(afterRuns: Int)
    /// The handler works, on the thread of the connection.
    case running
    /// The handler works elsewhere; the connection, an address, waits for it.
    case waiting(connection: UInt)
    /// There is an answer; no other will be taken.
    case answered
  }

  struct State {
    var stage = Stage.head
    var request: HTTPRequest
    var response: HTTPResponse?
    /// The connection ends with the answer.
    var isLast = false
    /// The connection was suspended for it.
    var hasWaited = false
    /// The answer came before the request was whole.
    var isEarly = false
  }

  let connection: Connection
  let began = ContinuousClock.now
  let bodyDeadline: Moment
  /// As it came; the library decodes what it hands out later.
  let target: [UInt8]
  private let state: Mutex<State>

  init(_ connection: Connection, target: [UInt8], bodyDeadline: Moment) {
    self.connection = connection
    self.target = target
    self.bodyDeadline = bodyDeadline
    state = Mutex(State(request: HTTPRequest("-", "-", client: connection.peer)))
  }

  /// The request for an access log, as far as it is known.
  var noted: HTTPRequest {
    var request = with { $0.request }
    guard request.path == "-" else { return request }
    let parts = target.split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    request.path = String(decoding: parts[0], as: UTF8.self)
    request.query = parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : ""
    return request
  }

  /// Nobody needs the body any more; how many bytes it had.
  func takeBody() -> Int {
    state.withLock { state in
      defer { state.request.body = [] }
      return state.request.body.count
    }
  }

  func with<Result: Sendable>(_ body: (inout State) -> Result) -> Result { state.withLock { body(&$0) } }

  /// Whether it is still queued, which it then is for a later run.
  func staysQueued(afterRuns runs: Int) -> Bool {
    state.withLock { state in
      guard case .queued = state.stage else { return false }
      state.stage = .queued(afterRuns: runs)
      return true
    }
  }

  /// Takes the answer, unless there is one; says which connection waits for it.
  func answer(_ response: @autoclosure () -> HTTPResponse) -> UInt? {
    state.withLock { state in
      let stage = state.stage
      if case .answered = stage { return nil }
      state.response = response()
      state.stage = .answered
      if case .waiting(let connection) = stage { return connection }
      return nil
    }
  }

  /// Lets the connection wait unless the answer has come; `suspend`, which may refuse, runs before an answer can resume it.
  func wait(_ connection: UInt, _ suspend: () -> Bool) -> Bool {
    state.withLock { state in
      if case .answered = state.stage { return false }
      guard suspend() else { return false }
      state.stage = .waiting(connection: connection)
      state.hasWaited = true
      return true
    }
  }
}
