import HTTP
import Synchronization

/// The handler's work, on the threads it asked for.
extension Service {
  func work(on exchange: Exchange, _ connection: Pointer, at place: HTTPPlace) -> Bool {
    exchange.connection.enter(.working, until: .now)
    switch place {
    case .here:
      exchange.with { $0.stage = .running }
      let executor = exchange.connection.executor
      executor.run { start(exchange, on: executor) }
      return wait(exchange, connection) || send(exchange, connection)
    case .writing:
      guard wait(exchange, connection) else { return false }
      start(exchange, on: places.writing)
    case .secrets:
      guard places.enterSecrets() else {
        _ = exchange.answer(Refusal.crowded.response)
        return send(exchange, connection)
      }
      guard wait(exchange, connection) else { return false }
      start(exchange, on: places.secrets) { [places] in places.leaveSecrets() }
    }
    return true
  }

  /// Suspends the connection until the answer is there; false when it is.
  private func wait(_ exchange: Exchange, _ connection: Pointer) -> Bool {
    // An address goes to whichever thread has the answer; the connection stays as long as it is suspended.
    exchange.wait(UInt(bitPattern: connection)) {
      waiting.withLock { $0[ObjectIdentifier(exchange)] = exchange }
      library.suspend(connection)
    }
  }

  private func start(_ exchange: Exchange, on executor: any TaskExecutor, _ leave: (@Sendable () -> Void)? = nil) {
    let request = exchange.with { $0.request }
    Task(executorPreference: executor) { [self] in
      let response = await handler.response(to: request)
      leave?()
      finish(exchange, response)
    }
  }

  private func finish(_ exchange: Exchange, _ response: HTTPResponse) {
    guard let address = exchange.answer(response), let connection = Pointer(bitPattern: address) else { return }
    library.resume(connection)
  }

  /// Answers for the handlers that are still at work; what they answer later is dropped.
  func giveUpWaiting() {
    for exchange in waiting.withLock({ Array($0.values) }) { finish(exchange, Refusal.stopping.response) }
  }
}
