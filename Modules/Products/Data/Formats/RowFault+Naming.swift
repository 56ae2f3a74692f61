import Entities
import Values

extension RowFault {
  /// What `body` makes; its `Failure` becomes a fault that names the column.
  static func naming<Value>(_ column: String, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let failure as any Failure {
      throw RowFault("\(column): \(failure.message)")
    }
  }

  /// The value of a column; a fault that names the column where there is none.
  static func needing<Value>(_ column: String, _ value: Value?) throws(RowFault) -> Value {
    guard let value else { throw RowFault("\(column): a value is needed.") }
    return value
  }
}
