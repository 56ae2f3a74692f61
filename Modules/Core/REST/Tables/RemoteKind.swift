/// What a column of a remote table holds, in the terms of PostgreSQL.
public enum RemoteKind: String, Sendable {
  case id = "uuid"
  case text
  case integer = "bigint"
  case number = "numeric"
  case flag = "boolean"
  /// A calendar date that may lack its day or month, hence text with a rule.
  case partialDate = "date_text"
  case day = "date"
  case time = "timestamptz"
  case list = "text[]"

  /// The name in messages, as PostgreSQL would say it.
  var sqlName: String { self == .partialDate ? "date" : rawValue }
}
