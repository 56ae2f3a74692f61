import CCurl
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
    guard let library = try? LibCurl.opened.get(), state.withLock({ $0.isRunning }) else { return }
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
    guard let group = library.createGroup() else { return refuseAll() }
    _ = curl_set_long(library.setGroupOption, group, CurlOption.connectionsPerHost, options.connectionsPerHost)
    state.withLock { $0.group = UInt(bitPattern: group) }
    var running: [LibCurl.Handle: Transfer] = [:]
    while true {
      let (arrivals, isClosing) = state.withLock { state in
        defer { state.arrivals = [] }
        return (state.arrivals, state.isClosing)
      }
      for (handle, transfer) in running where isClosing || transfer.ticket.isOver {
        _ = library.remove(group, handle)
        running[handle] = nil
      }
      if isClosing { break }
      for (request, ticket) in arrivals where !ticket.isOver { begin(request, ticket, in: group, &running, library) }
      var count: Int32 = 0
      _ = library.perform(group, &count)
      if finish(in: group, &running, library) { continue }
      _ = library.poll(group, nil, 0, Self.longestPoll, nil)
    }
    state.withLock { $0.group = 0 }
    _ = library.freeGroup(group)
  }

  /// Milliseconds; arrivals, cancellations and libcurl's own times come earlier.
  private static let longestPoll: Int32 = 60_000

  private func begin(
    _ request: TransferRequest, _ ticket: TransferTicket, in group: LibCurl.Handle, _ running: inout [LibCurl.Handle: Transfer],
    _ library: LibCurl
  ) {
    guard let transfer = Transfer(request, ticket, options: options, library: library), library.add(group, transfer.handle) == 0
    else { return ticket.end(.failure(TransferFault(code: .notStarted, reachedServer: false))) }
    running[transfer.handle] = transfer
  }

  /// Whether a transfer ended, after which another may begin.
  private func finish(in group: LibCurl.Handle, _ running: inout [LibCurl.Handle: Transfer], _ library: LibCurl) -> Bool {
    var isAnyDone = false
    var left: Int32 = 0
    while let message = library.nextMessage(group, &left)?.pointee {
      guard message.kind == CurlOption.transferIsDone, let handle = message.easy else { continue }
      // The message is gone when its handle is.
      let code = CurlCode(rawValue: message.outcome.code)
      _ = library.remove(group, handle)
      guard let transfer = running.removeValue(forKey: handle) else { continue }
      transfer.ticket.end(transfer.ending(code))
      isAnyDone = true
    }
    return isAnyDone
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
