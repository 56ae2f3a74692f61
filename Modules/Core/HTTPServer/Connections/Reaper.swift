import Files
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread that ends connections which are over their time; the library knows only of idleness, which a slow drip is not.
final class Reaper: Sendable {
  private let table: ConnectionTable
  private let lingering: LingeringSockets
  /// Milliseconds between two looks while there are connections.
  private let interval: Int32
  private let pipe = WakePipe()
  private let isEnding = Atomic(false)
  private let isAsleep = Atomic(false)

  init(_ table: ConnectionTable, _ lingering: LingeringSockets, limits: HTTPLimits) {
    self.table = table
    self.lingering = lingering
    let shortest = min(limits.head, limits.request, limits.idle) / 4
    interval = shortest < .milliseconds(10) ? 10 : shortest > .milliseconds(250) ? 250 : Int32(shortest / .milliseconds(1))
    BackgroundThread.start { self.run() }
  }

  /// To be called when a connection comes, and when one begins to linger.
  func look() {
    if isAsleep.load(ordering: .sequentiallyConsistent) { pipe.wake() }
  }

  /// The thread ends soon.
  func end() {
    isEnding.store(true, ordering: .sequentiallyConsistent)
    pipe.wake()
  }

  private func run() {
    while !isEnding.load(ordering: .sequentiallyConsistent) {
      wait()
      pipe.empty()
      let now = Moment.now
      table.look(at: now)
      lingering.drain(at: now)
    }
    lingering.closeAll()
  }

  private func wait() {
    isAsleep.store(true, ordering: .sequentiallyConsistent)
    let open = lingering.descriptors
    let isIdle = open.isEmpty && table.isEmpty
    if !isIdle { isAsleep.store(false, ordering: .sequentiallyConsistent) }
    var requests = ([pipe.reading] + open).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    _ = poll(&requests, nfds_t(requests.count), isIdle && pipe.wakes ? -1 : interval)
    isAsleep.store(false, ordering: .sequentiallyConsistent)
  }
}
