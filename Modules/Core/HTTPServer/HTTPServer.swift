import CMicroHTTPD
import Files
import Libraries
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Listens for HTTP/1.1 from when it is made until it is stopped or let go of.
public final class HTTPServer: Sendable {
  /// Descriptors that the rest of the process keeps for itself.
  private static let reservedDescriptors = 64

  private let service: Service
  private let socket: ListeningSocket
  /// The address of the daemon; nil when it was stopped.
  private let daemon: Mutex<UInt?>

  /// Listens at once; throws when the address cannot be had or the library is not there.
  public init(_ options: HTTPServerOptions, handler: any HTTPHandler) throws(HTTPServerError) {
    let library: MicroHTTPD
    do { library = try MicroHTTPD.opened.get() } catch { throw .missingLibrary(error.message) }
    let forwarded = try ForwardedClient(trustedProxies: options.trustedProxies)
    socket = try ListeningSocket(host: options.host, port: options.port)
    let connections = Self.possible(options.limits.connections)
    service = Service(library, options, forwarded, connections: connections, handler: handler)
    let context = Unmanaged.passUnretained(service).toOpaque()
    guard
      let started = library.start(
        Self.flags(socket), accept: Service.accept, answer: Service.answer, context: context,
        options: Self.settings(options, socket, connections, context))
    else {
      let code = errno
      service.reaper.end()
      close(socket.descriptor)
      throw .cannotListen(host: options.host, port: options.port, code: code)
    }
    daemon = Mutex(UInt(bitPattern: started))
  }

  deinit { end() }

  /// Where it listens, also when the options left that to the system.
  public var port: UInt16 { socket.port }

  /// Takes no more connections, lets requests under way end within the time, and closes; requests that last longer get 503.
  public func stop(within time: Duration) async {
    // On a thread, which goes on when the caller is cancelled and when all threads of tasks are busy.
    await withCheckedContinuation { continuation in
      BackgroundThread.start {
        self.drain(within: time)
        continuation.resume()
      }
    }
  }

  private func drain(within time: Duration) {
    let deadline = ContinuousClock.now + time
    // The library's own way of taking no more connections aborts the process now and then when its threads are busy.
    if service.isStopping.exchange(true, ordering: .sequentiallyConsistent) { return }
    // A little of the time is kept for telling those who waited in vain, and a little for closing.
    Self.wait(until: deadline - time / 10) { isIdle }
    service.giveUpWaiting()
    Self.wait(until: deadline - time / 20) { isIdle }
    let hasEnded = Flag()
    BackgroundThread.start {
      self.end()
      hasEnded.raise()
    }
    Self.wait(until: deadline) { hasEnded.isRaised }
  }

  private var isIdle: Bool { service.underWay.load(ordering: .sequentiallyConsistent) == 0 }

  private static func wait(until deadline: ContinuousClock.Instant, for condition: () -> Bool) {
    while !condition(), .now < deadline { usleep(1_000) }
  }

  /// Waits for the threads of the library, which closes the socket.
  private func end() {
    service.isStopping.store(true, ordering: .sequentiallyConsistent)
    service.giveUpWaiting()
    let former = daemon.withLock { daemon in
      defer { daemon = nil }
      return daemon
    }
    guard let former, let pointer = UnsafeMutableRawPointer(bitPattern: former) else { return }
    service.library.stop(pointer)
    service.reaper.end()
  }
}

/// How the library is set up.
extension HTTPServer {
  /// Not strict: what is lenient in the library is refused here, with an answer, where it would close the connection.
  private static func flags(_ socket: ListeningSocket) -> Int {
    #if os(Linux)
      let polling = MicroHTTPDUsesEpoll
    #else
      let polling = MicroHTTPDChoosesPolling
    #endif
    return MicroHTTPDRunsThreads | MicroHTTPDSuspends | MicroHTTPDIsTurbo | polling | (socket.isIPv6 ? MicroHTTPDUsesIPv6 : 0)
  }

  private static func settings(
    _ options: HTTPServerOptions, _ socket: ListeningSocket, _ connections: Int, _ context: UnsafeMutableRawPointer
  ) -> [MicroHTTPDOption] {
    let threads = min(max(options.threads, 1), 64)
    func address<Function>(_ function: Function) -> Int { unsafeBitCast(function, to: Int.self) }
    func option(_ option: Int, _ value: Int, _ pointer: UnsafeMutableRawPointer? = nil) -> MicroHTTPDOption {
      MicroHTTPDOption(option: Int32(option), value: value, pointer: pointer)
    }
    var settings = [
      option(MicroHTTPDOptionListeningSocket, Int(socket.descriptor)),
      // A head and what the library notes about its fields.
      option(MicroHTTPDOptionMemoryLimit, min(max(options.limits.headBytes, 4 << 10), 1 << 20) * 2),
      // Its own limit leaves connections unanswered; it is the service's that counts, and each thread has its share of this one.
      option(MicroHTTPDOptionConnectionLimit, (connections + reservedDescriptors) * threads),
      option(MicroHTTPDOptionNotifyCompleted, address(Service.notifyCompleted), context),
      option(MicroHTTPDOptionNotifyTarget, address(Service.notifyTarget), context),
      option(MicroHTTPDOptionNotifyConnection, address(Service.notifyConnection), context),
    ]
    if threads > 1 { settings.append(option(MicroHTTPDOptionThreads, threads)) }
    return settings + [option(MicroHTTPDOptionEnd, 0)]
  }

  /// As many as the process may open files for.
  private static func possible(_ connections: Int) -> Int {
    var limit = rlimit()
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let resource = RLIMIT_NOFILE
    #endif
    guard getrlimit(resource, &limit) == 0 else { return connections }
    let open = Int(clamping: limit.rlim_cur)
    return max(min(connections, open - reservedDescriptors), 1)
  }
}
