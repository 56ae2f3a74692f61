/// The folder of the app's data: `$XDG_DATA_HOME/app`, else `~/.local/share/app`.
public struct DataFolder: Sendable {
  /// Absolute; it need not be there yet.
  public var path: String { folder.path }
  private let folder: XDGFolder

  /// Throws `StoreError` of reason `cannotOpen` when there is no usable home; nothing is made elsewhere instead.
  public init(environment: [String: String]) throws(StoreError) {
    folder = try XDGFolder(
      environment, variable: "XDG_DATA_HOME", fallback: ".local/share", advice: "name a store: --store sqlite:PATH")
  }

  /// The file of the store where a command line names none.
  public var database: String { path + "/app.db" }

  /// Makes the folder, 0700 whatever the umask, and those above it that are missing.
  public func create() throws(StoreError) { try folder.create() }
}
