import CCurl

/// The transfers that run at the moment and the connections they share: a group of libcurl, used by the thread of its loop alone.
final class TransferGroup {
  let handle: LibCurl.Handle
  private let library: LibCurl
  private let options: HTTPClientOptions
  /// What a new connection needs to go on with a TLS session of an earlier one; one thread uses it, so that it has no locks.
  private let share: LibCurl.Handle?
  private var running: [LibCurl.Handle: Transfer] = [:]

  /// nil where there is no memory for one.
  init?(_ options: HTTPClientOptions, library: LibCurl) {
    guard let handle = library.createGroup() else { return nil }
    self.handle = handle
    self.library = library
    self.options = options
    share = library.createShare()
    if let share { _ = curl_set_int(library.setShareOption, share, CurlOption.shares, CurlOption.secureSessions) }
    _ = curl_set_long(library.setGroupOption, handle, CurlOption.connectionsPerHost, options.connectionsPerHost)
  }

  deinit {
    for transfer in running.keys { _ = library.remove(handle, transfer) }
    running = [:]
    _ = library.freeGroup(handle)
    if let share { _ = library.freeShare(share) }
  }

  /// Takes up a request; whoever waits is told at once where that fails.
  func begin(_ request: TransferRequest, _ ticket: TransferTicket) {
    guard let transfer = Transfer(request, ticket, options: options, share: share, library: library),
      library.add(handle, transfer.handle) == 0
    else { return ticket.end(.failure(TransferFault(code: .notStarted, reachedServer: false))) }
    running[transfer.handle] = transfer
  }

  /// Gives up what nobody waits for any more.
  func dropCancelled() {
    for (handle, transfer) in running where transfer.ticket.isOver {
      _ = library.remove(self.handle, handle)
      running[handle] = nil
    }
  }

  /// Moves all transfers on as far as they get without waiting; true when one ended, after which another may begin.
  func advance() -> Bool {
    var count: Int32 = 0
    _ = library.perform(handle, &count)
    var isAnyDone = false
    while let message = library.nextMessage(handle, &count)?.pointee {
      guard message.kind == CurlOption.transferIsDone, let ended = message.easy else { continue }
      // The message is gone when its handle is.
      let code = CurlCode(rawValue: message.outcome.code)
      _ = library.remove(handle, ended)
      guard let transfer = running.removeValue(forKey: ended) else { continue }
      transfer.ticket.end(transfer.ending(code))
      isAnyDone = true
    }
    return isAnyDone
  }

  /// Waits until something arrives, a time of libcurl's own is up, or somebody wakes the group.
  func wait() { _ = library.poll(handle, nil, 0, Self.longestWait, nil) }

  /// Milliseconds.
  private static let longestWait: Int32 = 60_000
}
