import Foundation

/// A server under way, ended when it is let go of.
final class Server {
  private let process = Process()

  /// Starts it, and waits until something listens at the port.
  init(_ program: String, _ arguments: [String], port: Int) throws {
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = [:]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    for _ in 0..<100 {
      if Self.isListening(port) { return }
      guard process.isRunning else { break }
      usleep(50_000)
    }
    throw BenchmarkError("\(program) \(arguments.joined(separator: " ")) does not listen at port \(port)")
  }

  /// The app on one thread, whose clients show a key.
  convenience init(serving store: String, key: String, port: Int, _ fixture: Fixture) throws {
    let file = fixture.path("key")
    try Data(key.utf8).write(to: URL(fileURLWithPath: file))
    try self.init(
      fixture.app,
      ["serve", "--listen", "127.0.0.1:\(port)", "--threads", "1", "--quiet", "--key-file", file, "--store", "sqlite:\(store)"],
      port: port)
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  /// Bytes it has held at most.
  var peak: Int? {
    let status = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(separator: " ", omittingEmptySubsequences: true).compactMap { Int($0.filter(\.isNumber)) }.first.map {
      $0 << 10
    }
  }

  private static func isListening(_ port: Int) -> Bool {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }
}
