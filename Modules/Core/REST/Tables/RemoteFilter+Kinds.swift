public import Storage
public import Values

extension RemoteFilter {
  /// A UUID, kept as lower-case text.
  public static func id(_ column: TableColumn) -> RemoteFilter {
    value(column) { text in
      guard let id = UUIDText.uuid(text) else { throw ValueError("\(quoted(text)) is no id; an id is a UUID.") }
      return .text(UUIDText.text(id))
    }
  }

  /// A whole number, kept as it is.
  public static func integer(_ column: TableColumn) -> RemoteFilter {
    value(column) { text in
      guard let number = Int64(text) else { throw ValueError("\(quoted(text)) is no whole number.") }
      return .integer(number)
    }
  }

  /// Yes or no, kept as 1 or 0.
  public static func flag(_ column: TableColumn) -> RemoteFilter {
    value(column) { text in
      // As PostgreSQL reads them (manual, section 8.6).
      switch text.lowercased() {
      case "true", "t", "yes", "y", "on", "1": return .integer(1)
      case "false", "f", "no", "n", "off", "0": return .integer(0)
      default: throw ValueError("\(quoted(text)) is neither true nor false.")
      }
    }
  }

  /// A point in time, kept as nanoseconds since 1970; a day stands for its beginning in UTC.
  public static func time(_ column: TableColumn) -> RemoteFilter {
    value(column) { text in
      let time = (try? Day(parsing: text)) == nil ? text : text + "T00:00:00Z"
      return .integer(try Timestamp(parsing: time).nanoseconds)
    } text: { value in
      if case .integer(let nanoseconds) = value { Timestamp(nanoseconds: nanoseconds).text } else { nil }
    }
  }

  /// A value type that is kept as its text.
  public static func parsed<Value: TextValue>(
    _ column: TableColumn, _ type: Value.Type, _ stored: @escaping @Sendable (Value) -> StoredValue
  ) -> RemoteFilter {
    value(column) { stored(try Value(parsing: $0)) }
  }

  /// A value type of few values that is kept as something else than its text.
  public static func parsed<Value: TextValue & CaseIterable>(
    _ column: TableColumn, _ type: Value.Type, _ stored: @escaping @Sendable (Value) -> StoredValue
  ) -> RemoteFilter {
    value(column) {
      stored(try Value(parsing: $0))
    } text: { value in
      Value.allCases.first { stored($0) == value }?.text
    }
  }
}
