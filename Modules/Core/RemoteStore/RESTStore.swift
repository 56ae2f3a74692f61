public import REST
public import Storage
import Synchronization

/// Records on a server that speaks PostgREST's dialect: `app serve`, or a project of Supabase.
///
/// A transaction sends nothing before its end, then what it deleted, then what it changed, up to 1,000 rows a request. Each request
/// is done whole or not at all; a transaction of several tables or more rows is not, and changes of others may come between.
public final class RESTStore: Store, RESTReading {
  let server: RemoteServer
  let cached: CachedServer
  let positions = SeenPositions()
  let notes: RowNotes
  private let tables: [String: any AnyRemoteTable]
  private let gate = TransactionGate()

  /// Nothing is asked yet.
  ///
  /// - Parameters:
  ///   - cache: of answers, for reading without a transaction; nil is none.
  ///   - note: told of rows that cannot be read and are left out, and of answers that are old.
  public init(
    _ server: RemoteServer, tables: [any AnyRemoteTable], cache: AnswerCache? = nil, note: @escaping @Sendable (String) -> Void
  ) {
    cached = CachedServer(server, cache: cache, note: note)
    self.server = server
    self.tables = Dictionary(tables.map { ($0.description.storedName, $0) }) { first, _ in first }
    notes = RowNotes(note)
  }

  var store: RESTStore { self }

  /// Throws where the server cannot be asked by whoever asks.
  public func check() async throws {
    guard let table = tables.values.map(\.description).min(by: { $0.name < $1.name }) else { return }
    _ = try await server.send(RemoteRequest(target: "\(path(of: table))?limit=0"))
  }

  public func transaction<Result>(_ body: (any StoreTransaction) async throws -> Result) async throws -> Result {
    try await gate.enter()
    defer { gate.leave() }
    let transaction = RESTTransaction(self)
    let result = try await body(transaction)
    try await transaction.send()
    return result
  }

  /// Throws `StoreError` of reason `notOffered` for a record that does not travel.
  func remote<R: Record>(_ type: R.Type) throws -> RemoteTable<R> {
    guard let table = tables[R.table.name] as? RemoteTable<R> else {
      throw StoreError(
        .notOffered, "The table '\(R.table.name)' stays with its server; \(server.address.text) does not offer it.")
    }
    return table
  }
}
