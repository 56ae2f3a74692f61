import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Connections that were answered before the request was whole, read on until the client has the answer.
///
/// Closed with bytes unread they would be reset, and the client lose the answer (RFC 9112, section 9.6).
final class LingeringSockets: Sendable {
  private struct Socket {
    let descriptor: Int32
    let deadline: Moment
  }

  private static let patience = Duration.seconds(2)
  private static let limit = 128
  private let sockets = Mutex<[Socket]>([])

  var descriptors: [Int32] { sockets.withLock { $0.map(\.descriptor) } }

  /// Takes a descriptor of its own for the connection, which the library may then close.
  func add(_ descriptor: Int32) {
    sockets.withLock { sockets in
      guard sockets.count < Self.limit else { return }
      let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
      guard copy >= 0 else { return }
      shutdown(copy, Int32(SHUT_WR))
      sockets.append(Socket(descriptor: copy, deadline: .now + Self.patience))
    }
  }

  /// Reads what is there, and closes those that are at their end or have had their time.
  func drain(at now: Moment) {
    sockets.withLock { sockets in
      sockets.removeAll { socket in
        guard socket.deadline < now || !Self.isOpen(socket.descriptor) else { return false }
        close(socket.descriptor)
        return true
      }
    }
  }

  func closeAll() {
    sockets.withLock { sockets in
      for socket in sockets { close(socket.descriptor) }
      sockets = []
    }
  }

  /// One that never stops sending is left until its deadline.
  private static func isOpen(_ descriptor: Int32) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 64 << 10, alignment: 1) { buffer in
      for _ in 0..<64 {
        let count = recv(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
        if count < 0 { return errno == EAGAIN || errno == EINTR }
        if count == 0 { return false }
      }
      return true
    }
  }
}
