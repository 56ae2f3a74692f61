#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What its socket tells, and can still be told.
extension Connection {
  /// Whether the client sends no more and all it sent is read; the library misses an end that comes along with data.
  var isEnded: Bool {
    var byte: UInt8 = 0
    return recv(descriptor, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)) == 0
  }

  /// Whether the client has neither closed nor half-closed it.
  var isPeerThere: Bool {
    var byte: UInt8 = 0
    let count = recv(descriptor, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
    return count > 0 || count < 0 && errno == EAGAIN
  }

  /// Whether not a byte was sent on it; false where the system does not tell.
  var isSilent: Bool {
    #if canImport(Glibc)
      // The place of tcpi_bytes_sent in struct tcp_info of linux/tcp.h, which glibc's own declaration lacks.
      let (option, place) = (Int32(11), 200)
      return withUnsafeTemporaryAllocation(byteCount: 256, alignment: 8) { buffer in
        var length = socklen_t(buffer.count)
        guard getsockopt(descriptor, Int32(IPPROTO_TCP), option, buffer.baseAddress, &length) == 0, Int(length) >= place + 8
        else {
          return false
        }
        return buffer.load(fromByteOffset: place, as: UInt64.self) == 0
      }
    #else
      return false
    #endif
  }

  /// Sends as much as the system takes at once, which an answer of some hundred bytes is.
  func say(_ octets: [UInt8]) {
    #if canImport(Glibc)
      let quiet = Int32(MSG_NOSIGNAL)
    #else
      let quiet: Int32 = 0
    #endif
    _ = send(descriptor, octets, octets.count, quiet | Int32(MSG_DONTWAIT))
  }
}
