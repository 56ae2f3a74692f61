import Values

/// A value of a row, written into a store past the app.
enum FormerValue: Sendable {
  case text(String)
  case integer(Int)

  /// As SQL has it.
  var sql: String {
    switch self {
    case .text(let text): "'" + text.replacing("'", with: "''") + "'"
    case .integer(let number): String(number)
    }
  }

  /// That of a row: its values in order, each behind its type.
  static func checksum(_ values: [FormerValue]) -> Int64 {
    var hash = StableHash()
    for value in values {
      switch value {
      case .integer(let number):
        hash.add(1)
        hash.add(UInt64(bitPattern: Int64(number)))
      case .text(var text):
        hash.add(2)
        text.withUTF8 { hash.add(UnsafeRawBufferPointer($0)) }
      }
    }
    return hash.value
  }
}
