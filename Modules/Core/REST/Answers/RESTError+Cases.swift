import Entities
import Values

// What clients of PostgREST tell apart.
extension RESTError {
  /// A part of the URL that is none of the dialect, or that this server does not offer.
  static func unparsable(_ what: String, details: String? = nil) -> RESTError {
    RESTError(400, "PGRST100", "failed to parse \(what)", details: details)
  }

  static func undefinedColumn(_ name: String, of table: String) -> RESTError {
    RESTError(400, "42703", "column \(table).\(name) does not exist")
  }

  static func unsupported(_ operation: String, _ column: String, _ hint: String? = nil) -> RESTError {
    RESTError(400, "42883", "operator does not exist: \(operation) on column \(column)", hint: hint)
  }

  static func invalidValue(_ text: String, _ kind: RemoteKind, details: String? = nil) -> RESTError {
    RESTError(400, "22P02", "invalid input syntax for type \(kind.sqlName): \"\(text)\"", details: details)
  }

  static func missing(_ column: String, of table: String) -> RESTError {
    RESTError(400, "23502", "null value in column \"\(column)\" of relation \"\(table)\" violates not-null constraint")
  }

  static func taken(_ column: String) -> RESTError {
    RESTError(409, "23505", "duplicate key value violates unique constraint", details: "Another row has this \(column) already.")
  }

  static func notOne(_ rows: Int) -> RESTError {
    RESTError(406, "PGRST116", "Cannot coerce the result to a single JSON object", details: "The result contains \(rows) rows")
  }

  static func unsatisfiable(_ details: String) -> RESTError {
    RESTError(416, "PGRST103", "Requested range not satisfiable", details: details)
  }

  static var invalidBody: RESTError { RESTError(400, "PGRST102", "Empty or invalid json") }

  static func unknownMember(_ name: String, of table: String) -> RESTError {
    RESTError(400, "PGRST204", "Could not find the '\(name)' column of '\(table)' in the schema cache")
  }

  /// A row that is not what it was when the client read it (RFC 9110, section 13.1.1).
  static var changedMeanwhile: RESTError {
    RESTError(
      412, "40001", "The row was changed since you read it; nothing was done.",
      hint: "Read it again, and repeat your change on what you find.")
  }

  /// A table or path there is none of.
  public static func undefinedTable(_ name: String) -> RESTError {
    RESTError(404, "PGRST205", "Could not find the table 'public.\(name)' in the schema cache")
  }

  /// A method that is not for this path.
  public static func method(_ name: String) -> RESTError { RESTError(405, "PGRST117", "Unsupported HTTP method: \(name)") }

  /// A request with neither session nor key.
  public static var anonymous: RESTError { RESTError(401, "PGRST302", "Anonymous access is disabled") }

  /// A session that is over, or was none.
  public static func badToken(_ message: String) -> RESTError { RESTError(401, "PGRST301", message) }
}

extension RESTError {
  /// What an error of the rules or the store becomes; anything unforeseen says nothing of itself.
  public init(_ error: any Error) {
    switch error {
    case let error as RESTError: self = error
    case RepositoryError.taken(let property): self = .taken(property)
    case let failure as any Failure: self.init(failure)
    default: self.init(500, "XX000", "The server came upon something unforeseen.")
    }
  }

  private init(_ failure: any Failure) {
    switch failure.kind {
    case .taken: self.init(409, "23505", failure.message)
    case .notFound: self.init(404, "P0002", failure.message)
    case .refused, .invalidValue, .invalidData: self.init(400, "23514", failure.message)
    case .notAllowed: self.init(403, "42501", failure.message)
    case .busy: self.init(503, "55P03", "The store is busy.", retryAfter: 1)
    case .cannotCreate, .inputOutput: self.init(500, "58030", "The store could not be read or written.")
    }
  }
}
