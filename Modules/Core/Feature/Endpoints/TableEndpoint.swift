public import Container
public import Entities
public import HTTP
public import REST
public import Storage
public import Values

/// A table that is offered over HTTP.
public struct TableEndpoint: Sendable {
  /// Makes a container whose repositories work in a transaction.
  public typealias UnitOfWork = @Sendable (any StoreTransaction) throws -> Container

  public let description: TableDescription
  /// The same with its rows, for a store that asks a server for them.
  public let remote: any AnyRemoteTable
  /// In the order of the rules' parameters.
  public let needs: [Key]
  /// Answers `GET` and `HEAD`.
  public let read: @Sendable (HTTPRequest, any StoreReader) async throws -> HTTPResponse
  /// Answers all that changes rows, in one transaction of the store.
  public let write: @Sendable (HTTPRequest, Caller, Timestamp, any Store, UnitOfWork) async throws -> HTTPResponse

  init(
    remote: any AnyRemoteTable, needs: [Key],
    read: @escaping @Sendable (HTTPRequest, any StoreReader) async throws -> HTTPResponse,
    write: @escaping @Sendable (HTTPRequest, Caller, Timestamp, any Store, UnitOfWork) async throws -> HTTPResponse
  ) {
    description = remote.description
    self.remote = remote
    self.needs = needs
    self.read = read
    self.write = write
  }
}
