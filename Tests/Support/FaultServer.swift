import Foundation
import Synchronization

/// A server on a port of its own of 127.0.0.1 that answers as badly as a test wants; it ends with its last reference.
public final class FaultServer: Sendable {
  /// Told of each request; what it does with the connection is the answer.
  public typealias Answer = @Sendable (FaultRequest, FaultConnection) -> Void

  private final class Shared: Sendable {
    let state = Mutex(State())
    let hasEnded = Atomic(false)
  }

  private struct State {
    var requests: [FaultRequest] = []
    var numbers = 0
    var connections = 0
    var openConnections = 0
  }

  public let port: Int
  private let shared = Shared()

  /// Listens when it returns. Throws `POSIXError` when it cannot.
  public init(_ answer: @escaping Answer) throws {
    let listener = try Self.listening()
    port = Self.port(of: listener)
    Thread.detachNewThread { [shared] in
      Self.accept(on: listener, shared, answer)
      close(listener)
    }
  }

  deinit { shared.hasEnded.store(true, ordering: .releasing) }

  public func url(_ target: String = "/") -> String { "http://127.0.0.1:\(port)\(target)" }

  /// In the order they came.
  public var requests: [FaultRequest] { shared.state.withLock { $0.requests } }

  /// How many were ever opened.
  public var connections: Int { shared.state.withLock { $0.connections } }

  /// How many neither end has closed.
  public var openConnections: Int { shared.state.withLock { $0.openConnections } }

  /// A port nobody listens on.
  public static func closedPort() throws -> Int {
    let listener = try listening()
    defer { close(listener) }
    return port(of: listener)
  }

  private static func listening() throws -> Int32 {
    #if canImport(Darwin)
      let listener = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, size) }
    }
    guard listener >= 0, code == 0, listen(listener, 128) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    return listener
  }

  private static func port(of listener: Int32) -> Int {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(listener, $0, &size) }
    }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  private static func accept(on listener: Int32, _ shared: Shared, _ answer: @escaping Answer) {
    while !shared.hasEnded.load(ordering: .acquiring) {
      var request = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, 20) > 0, case let descriptor = systemAccept(listener), descriptor >= 0 else { continue }
      shared.state.withLock {
        $0.connections += 1
        $0.openConnections += 1
      }
      Thread.detachNewThread { serve(FaultConnection(descriptor) { shared.hasEnded.load(ordering: .acquiring) }, shared, answer) }
    }
  }

  private static func serve(_ connection: FaultConnection, _ shared: Shared, _ answer: Answer) {
    let number = {
      shared.state.withLock {
        $0.numbers += 1
        return $0.numbers
      }
    }
    while let request = connection.nextRequest(number) {
      shared.state.withLock { $0.requests.append(request) }
      answer(request, connection)
    }
    connection.end()
    shared.state.withLock { $0.openConnections -= 1 }
  }
}

private func systemAccept(_ listener: Int32) -> Int32 {
  let descriptor = accept(listener, nil, nil)
  // A program that another test starts meanwhile must not keep the connection open.
  if descriptor >= 0 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
  return descriptor
}
