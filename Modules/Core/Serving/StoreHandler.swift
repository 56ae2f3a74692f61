public import HTTP
public import HTTPServer

/// Puts a shared store behind a server: which threads answer what, and the log.
public struct StoreHandler: HTTPHandler {
  private let store: SharedStore
  private let log: AccessLog?

  /// Without a log nothing is noted.
  public init(store: SharedStore, log: AccessLog?) {
    self.store = store
    self.log = log
  }

  /// What only reads is answered at once; all else waits for the disk, and signing in for its hash, which has threads of its own.
  public func place(of request: HTTPRequest) -> HTTPPlace {
    switch request.method {
    case "GET", "HEAD", "OPTIONS": .here
    default: .writing
    }
  }

  public func response(to request: HTTPRequest) async -> HTTPResponse { await store.response(to: request) }

  public func together(_ answer: () -> Void) { store.together(answer) }

  public func note(_ request: HTTPRequest, _ response: HTTPResponse, _ duration: Duration) {
    log?.note(request, response, duration)
  }
}
