#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A client that sends what it is told, byte by byte, and waits so many seconds for an answer.
public final class RawClient {
  private let descriptor: Int32
  private var received: [UInt8] = []

  public init(_ port: UInt16, receiveBuffer: Int32? = nil, seconds: Int = 2) throws {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var patience = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    if var size = receiveBuffer { setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size)) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    inet_pton(AF_INET, "127.0.0.1", &address.sin_addr)
    let descriptor = self.descriptor
    let result = withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
    if result != 0 { throw SocketFault(code: errno) }
  }

  deinit { Self.closeDescriptor(descriptor) }

  private static func closeDescriptor(_ descriptor: Int32) { close(descriptor) }

  /// False when the server reads no more.
  @discardableResult public func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  @discardableResult public func send(_ octets: [UInt8]) -> Bool {
    var sent = 0
    while sent < octets.count {
      let count = octets[sent...].withUnsafeBytes { writeQuietly($0) }
      if count <= 0 { return false }
      sent += count
    }
    return true
  }

  public func halfClose() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// What came until the server closed the connection or the time was over.
  public func rest() -> String {
    while receive() {}
    defer { received = [] }
    return String(decoding: received, as: UTF8.self)
  }

  /// Whether the server ends the connection within the time, whatever else it sends.
  public var isClosedByServer: Bool {
    while receive() {}
    return receiveError == 0
  }

  private var receiveError: Int32 = 0

  private func receive() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    receiveError = count < 0 && errno == EAGAIN ? EAGAIN : 0
    if count <= 0 { return false }
    received += buffer.prefix(count)
    return true
  }

  /// One answer with the body its length promises; nil when it did not come.
  public func answer(toHead isHead: Bool = false) -> Answer? {
    while true {
      if let answer = Answer(received, isHead: isHead) {
        received.removeFirst(answer.length)
        return answer
      }
      if !receive() { return nil }
    }
  }

  private func writeQuietly(_ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    #else
      Darwin.send(descriptor, bytes.baseAddress, bytes.count, 0)
    #endif
  }
}

/// The system refused to connect; the code is its `errno`.
public struct SocketFault: Error {
  public let code: Int32
}
