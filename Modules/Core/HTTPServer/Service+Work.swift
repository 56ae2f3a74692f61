import HTTP
import Synchronization

/// The handler's work, on the threads it asked for.
extension Service {
  func work(on exchange: Exchange, _ connection: Pointer, at place: HTTPPlace) -> Bool {
    exchange.connection.enter(.working, until: .now)
    switch place {
    case .here:
      // The library asks again before it waits for anything, when it has read what other clients sent meanwhile.
      exchange.connection.batch.add(exchange)
      return true
    case .writing:
      guard wait(exchange, connection) else { return send(exchange, orRefuse: connection) }
      start(exchange, on: places.writing)
      return true
    }
  }

  /// The library asks again for a request of a batch.
  func answerBatch(with exchange: Exchange, _ connection: Pointer, afterRuns runs: Int) -> Bool {
    let batch = exchange.connection.batch
    if batch.runs == runs {
      handler.together {
        batch.run { exchange in
          exchange.with { $0.stage = .running }
          let executor = exchange.connection.executor
          executor.run { start(exchange, on: executor) }
        }
      }
    }
    // What the run left over is for the next; what it answered goes out before.
    return exchange.staysQueued(afterRuns: batch.runs) || sendOrWait(exchange, connection)
  }

  /// Sends the answer, or lets the connection wait for it.
  func sendOrWait(_ exchange: Exchange, _ connection: Pointer) -> Bool {
    wait(exchange, connection) || send(exchange, orRefuse: connection)
  }

  /// Only what may no longer wait has no answer here.
  private func send(_ exchange: Exchange, orRefuse connection: Pointer) -> Bool {
    _ = exchange.answer(Refusal.stopping.response)
    return send(exchange, connection)
  }

  /// Suspends the connection until the answer is there; false when it is, and when nothing may wait any more.
  private func wait(_ exchange: Exchange, _ connection: Pointer) -> Bool {
    // An address goes to whichever thread has the answer; the connection stays as long as it is suspended.
    exchange.wait(UInt(bitPattern: connection)) {
      waiting.withLock { waiting in
        if waiting.isOver { return false }
        waiting.exchanges[ObjectIdentifier(exchange)] = exchange
        library.suspend(connection)
        return true
      }
    }
  }

  private func start(_ exchange: Exchange, on executor: any TaskExecutor) {
    let request = exchange.with { $0.request }
    Task(executorPreference: executor) { [self] in
      let response = await handler.response(to: request)
      finish(exchange, response)
    }
  }

  private func finish(_ exchange: Exchange, _ response: HTTPResponse) {
    guard let address = exchange.answer(response), let connection = Pointer(bitPattern: address) else { return }
    library.resume(connection)
  }

  /// Answers for the handlers that are still at work; what they answer later is dropped, and from now on nothing waits.
  ///
  /// The library aborts the process when it is stopped while a connection is suspended.
  func giveUpWaiting() {
    let left = waiting.withLock { waiting in
      waiting.isOver = true
      return Array(waiting.exchanges.values)
    }
    for exchange in left { finish(exchange, Refusal.stopping.response) }
  }
}
