import RemoteStore
import Storage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension RemoteServer {
  /// A server as the environment says it is asked: `APP_API_KEY` and `APP_CA_FILE`, which are no arguments, since others see those.
  convenience init(_ address: ServerAddress, session: RemoteSession?, _ environment: [String: String]) {
    self.init(
      address, key: environment.stated("APP_API_KEY"), tokens: session, certificateFile: environment.stated("APP_CA_FILE"))
  }
}

extension RemoteSession {
  /// The session for a server, asked in the same way.
  convenience init(_ address: ServerAddress, _ environment: [String: String]) {
    self.init(
      address, key: environment.stated("APP_API_KEY"), certificateFile: environment.stated("APP_CA_FILE"),
      environment: environment, now: { Int64(time(nil)) })
  }
}

extension [String: String] {
  /// nil also for a variable that is empty.
  func stated(_ variable: String) -> String? { self[variable].flatMap { $0.isEmpty ? nil : $0 } }
}
