import RemoteStore
import Storage

extension RemoteServer {
  /// A server as the environment says it is asked: `APP_API_KEY` and `APP_CA_FILE`, which are no arguments, since others see those.
  convenience init(_ address: ServerAddress, _ environment: [String: String]) {
    self.init(
      address, key: environment["APP_API_KEY"].flatMap { $0.isEmpty ? nil : $0 }, tokens: nil,
      certificateFile: environment["APP_CA_FILE"].flatMap { $0.isEmpty ? nil : $0 })
  }
}
