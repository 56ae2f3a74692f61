import Values

/// Where data is, as a person says it: `sqlite:PATH`, `memory:`, or the address of a server.
public enum StoreLocation: Sendable, Equatable {
  case sqlite(path: String)
  case memory
  case remote(ServerAddress)

  /// Throws `StoreError` of reason `invalidLocation`, naming the input and what is allowed.
  public init(parsing text: String) throws(StoreError) {
    if text == "memory:" {
      self = .memory
    } else if text.utf8.starts(with: "sqlite:".utf8), let path = String(text.utf8.dropFirst("sqlite:".utf8.count)), !path.isEmpty
    {
      self = .sqlite(path: path)
    } else if ServerAddress.isMeant(by: text) {
      self = .remote(try ServerAddress(parsing: text))
    } else {
      throw StoreError(.invalidLocation, "'\(text)' is no store; use 'sqlite:PATH', 'memory:' or 'https://HOST'.")
    }
  }

  /// The form that `init(parsing:)` takes.
  public var text: String {
    switch self {
    case .sqlite(let path): "sqlite:\(path)"
    case .memory: "memory:"
    case .remote(let address): address.text
    }
  }
}
