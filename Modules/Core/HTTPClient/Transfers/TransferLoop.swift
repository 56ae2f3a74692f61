import Files
import HTTP
import Libraries
import Synchronization

/// The transfers of a client, all on one thread of their own that keeps the connections between them.
///
/// One group of libcurl (its multi interface) and no thread for each transfer: a transfer by itself looks up once a second while nothing
/// arrives, a group is woken at once, and its transfers share connections, HTTP/2 streams and TLS sessions without locks.
final class TransferLoop: Sendable {
  private struct State {
    var isRunning = false
    var isClosing = false
    /// The group of libcurl, while there is one to be woken; a pointer may not cross threads by itself.
    var group: UInt = 0
    var arrivals: [(request: TransferRequest, ticket: TransferTicket)] = []
  }

  private let options: HTTPClientOptions
  private let state = Mutex(State())

  init(_ options: HTTPClientOptions) {
    self.options = options
  }

  /// Returns when the answer is there, the transfer fails, or its time is over.
  ///
  /// - Throws: `CancellationError` at once when the task is cancelled, and `MissingLibrary`.
  func perform(_ request: TransferRequest) async throws -> TransferTicket.Ending {
    let library = try LibCurl.opened.get()
    let ticket = TransferTicket()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        if ticket.wait(continuation) { submit(request, ticket, library) }
      }
    } onCancel: {
      ticket.cancel()
      wake(library)
    }
  }

  /// Ends the thread, and with it the connections; called when nobody can ask any more.
  func close() {
    guard state.withLock({ $0.isRunning }), let library = try? LibCurl.opened.get() else { return }
    state.withLock { $0.isClosing = true }
    wake(library)
  }

  private func submit(_ request: TransferRequest, _ ticket: TransferTicket, _ library: LibCurl) {
    let isFirst = state.withLock { state in
      state.arrivals.append((request, ticket))
      defer { state.isRunning = true }
      return !state.isRunning
    }
    if isFirst { BackgroundThread.start { self.run(library) } } else { wake(library) }
  }

  private func wake(_ library: LibCurl) {
    state.withLock { state in
      if let group = LibCurl.Handle(bitPattern: state.group) { _ = library.wake(group) }
    }
  }

  // MARK: On the thread

  private func run(_ library: LibCurl) {
    ThreadSignals.ignoreBrokenPipes()
    guard let group = TransferGroup(options, library: library) else { return refuseAll() }
    state.withLock { $0.group = UInt(bitPattern: group.handle) }
    while let arrivals = takeArrivals() {
      group.dropCancelled()
      for (request, ticket) in arrivals where !ticket.isOver { group.begin(request, ticket) }
      if !group.advance() { group.wait() }
    }
    // From here on nobody may wake it.
    withExtendedLifetime(group) { state.withLock { $0.group = 0 } }
  }

  /// nil when the loop is to end.
  private func takeArrivals() -> [(request: TransferRequest, ticket: TransferTicket)]? {
    state.withLock { state in
      defer { state.arrivals = [] }
      return state.isClosing ? nil : state.arrivals
    }
  }

  private func refuseAll() {
    let arrivals = state.withLock { state in
      state.isRunning = false
      defer { state.arrivals = [] }
      return state.arrivals
    }
    for (_, ticket) in arrivals { ticket.end(.failure(TransferFault(code: .notStarted, reachedServer: false))) }
  }
}
