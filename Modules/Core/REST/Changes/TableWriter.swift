public import Entities
public import HTTP
public import Storage
public import Values

/// Answers `POST`, `PATCH` and `DELETE` of a table, each in one transaction, by the use cases of the feature.
public struct TableWriter<Row: Record>: Sendable {
  /// Makes the use cases on a transaction.
  public typealias Rules = @Sendable (any StoreTransaction) throws -> TableRules<Row.Model>

  let table: RemoteTable<Row>

  /// Changes rows of this table.
  public init(_ table: RemoteTable<Row>) {
    self.table = table
  }

  /// Throws `RESTError` for a request that is none, and what the rules and the store throw; nothing is changed then.
  public func response(to request: HTTPRequest, by caller: Caller, at time: Timestamp, in store: any Store, rules: Rules)
    async throws -> HTTPResponse
  {
    let change = try TableChange(request, of: table, by: caller, at: time)
    return switch request.method {
    case "POST": try await change.insert(in: store, rules)
    case "PATCH": try await change.update(in: store, rules)
    case "DELETE": try await change.delete(in: store, rules)
    default: throw RESTError.method(request.method)
    }
  }
}
