/// The folder of what the app could fetch again: `$XDG_CACHE_HOME/app`, else `~/.cache/app`.
public struct CacheFolder: Sendable {
  /// Absolute; it need not be there yet.
  public var path: String { folder.path }
  private let folder: XDGFolder

  /// Throws `StoreError` of reason `cannotOpen` when there is no usable home; nothing is made elsewhere instead.
  public init(environment: [String: String]) throws(StoreError) {
    folder = try XDGFolder(
      environment, variable: "XDG_CACHE_HOME", fallback: ".cache", advice: "set XDG_CACHE_HOME to a folder of yours")
  }

  /// Makes the folder, 0700 whatever the umask, and those above it that are missing.
  public func create() throws(StoreError) { try folder.create() }
}
