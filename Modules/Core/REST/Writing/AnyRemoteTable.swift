import Storage

/// A remote table whose rows have a type that is not known here; a store finds by it how a record travels.
public protocol AnyRemoteTable: Sendable {
  /// Everything but the rows themselves.
  var description: TableDescription { get }
}

extension RemoteTable: AnyRemoteTable {}

extension TableDescription {
  /// What the table is called where its rows are stored.
  public var storedName: String { stored.name }
}
