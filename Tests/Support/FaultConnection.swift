import Foundation
import Synchronization

/// One connection of a `FaultServer`, on a thread of its own; nothing it does takes longer than the server lives.
public final class FaultConnection: Sendable {
  private let descriptor: Int32
  private let hasEnded: @Sendable () -> Bool
  private let isClosed = Atomic(false)
  private let pending = Mutex<[UInt8]>([])

  init(_ descriptor: Int32, hasEnded: @escaping @Sendable () -> Bool) {
    self.descriptor = descriptor
    self.hasEnded = hasEnded
    #if canImport(Darwin)
      var on: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  /// False when the other end is gone.
  @discardableResult
  public func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// False when the other end is gone.
  @discardableResult
  public func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty, isOpen {
      guard isReady(POLLOUT) else { continue }
      let count = rest.withUnsafeBytes { systemSend(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno != EAGAIN, errno != EINTR { return false }
      rest = rest.dropFirst(max(count, 0))
    }
    return rest.isEmpty
  }

  /// A whole answer with its length, after which the connection stays open.
  public func answer(_ status: Int, _ fields: [String] = [], body: String = "") {
    let lines = ["HTTP/1.1 \(status) Any"] + fields + ["Content-Length: \(body.utf8.count)"]
    send(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
  }

  /// Says nothing until the other end gives up; true when it did.
  @discardableResult
  public func hang() -> Bool {
    while isOpen { if let bytes = more(), bytes.isEmpty { return true } }
    return false
  }

  /// Says one byte after the other, with so many microseconds between.
  public func drip(_ text: String, every microseconds: UInt32) {
    for byte in Array(text.utf8) where send([byte]) { usleep(microseconds) }
  }

  /// Ends the connection in the middle of whatever it did, as a machine that loses its power.
  public func reset() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<Foundation.linger>.size))
    end()
  }

  /// Ends the connection.
  public func end() {
    if !isClosed.exchange(true, ordering: .acquiringAndReleasing) { close(descriptor) }
  }

  var isOpen: Bool { !isClosed.load(ordering: .acquiring) && !hasEnded() }

  /// The next request; nil when the other end is gone.
  func nextRequest(_ number: () -> Int) -> FaultRequest? {
    var bytes = pending.withLock { $0 }
    while true {
      if let (request, rest) = Self.request(bytes, number) {
        pending.withLock { $0 = Array(rest) }
        return request
      }
      guard isOpen else { return nil }
      guard let more = more() else { continue }
      if more.isEmpty { return nil }
      bytes += more
    }
  }

  private static func request(_ bytes: [UInt8], _ number: () -> Int) -> (FaultRequest, ArraySlice<UInt8>)? {
    let end = Array("\r\n\r\n".utf8)
    guard let head = bytes.indices.first(where: { bytes[$0...].starts(with: end) }) else { return nil }
    let lines = String(decoding: bytes[..<head], as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ").map(String.init)
    let length = lines.first { $0.lowercased().hasPrefix("content-length:") }.flatMap { line in
      Int(line.dropFirst(15).trimmingCharacters(in: .whitespaces))
    }
    let body = bytes[(head + 4)...]
    guard words.count == 3, body.count >= length ?? 0 else { return nil }
    let request = FaultRequest(
      number: number(), method: words[0], target: words[1], fields: Array(lines.dropFirst()),
      body: Array(body.prefix(length ?? 0)))
    return (request, body.dropFirst(length ?? 0))
  }

  /// nil when nothing came yet, empty at the end.
  private func more() -> [UInt8]? {
    guard isReady(POLLIN) else { return nil }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &buffer, buffer.count)
    if count < 0, errno == EAGAIN || errno == EINTR { return nil }
    return Array(buffer.prefix(max(count, 0)))
  }

  private func isReady(_ events: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&request, 1, 20) > 0
  }
}

private func systemSend(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  #if canImport(Darwin)
    send(descriptor, bytes, count, MSG_DONTWAIT)
  #else
    send(descriptor, bytes, count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
  #endif
}
