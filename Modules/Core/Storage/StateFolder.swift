/// The folder of what the app keeps between two runs and could lose: `$XDG_STATE_HOME/app`, else `~/.local/state/app`.
public struct StateFolder: Sendable {
  /// Absolute; it need not be there yet.
  public var path: String { folder.path }
  private let folder: XDGFolder

  /// Throws `StoreError` of reason `cannotOpen` when there is no usable home; nothing is made elsewhere instead.
  public init(environment: [String: String]) throws(StoreError) {
    folder = try XDGFolder(
      environment, variable: "XDG_STATE_HOME", fallback: ".local/state", advice: "set XDG_STATE_HOME to a folder of yours")
  }

  /// Makes the folder, 0700 whatever the umask, and those above it that are missing.
  public func create() throws(StoreError) { try folder.create() }
}
