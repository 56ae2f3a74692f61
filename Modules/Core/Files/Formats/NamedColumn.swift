import Entities
import Values

/// A column of a table in a file: what its header calls it and where it stands, if it is there.
public struct NamedColumn: Sendable {
  /// As the format calls it; faults name it so.
  public let name: String
  /// nil when the table has no such column.
  public let index: Int?
  /// Whether its table may have a comma before decimals.
  let hasDecimalCommas: Bool
}

extension NamedColumns {
  /// The column of this name, matched without regard to case; else the one that goes by another name in some files.
  public func column(_ name: String, or others: String...) -> NamedColumn { column(anyOf: [name] + others) }

  /// The column of the first name that is there; where none is, the first name stands for it in faults.
  public func column(anyOf names: [String]) -> NamedColumn {
    let found = names.first { self[$0] != nil } ?? names.first ?? ""
    return NamedColumn(name: found, index: self[found], hasDecimalCommas: hasDecimalCommas)
  }
}

extension CSVRow {
  /// The text of a column without white space around it; nil when it is empty or there is no such column.
  public func filled(_ column: NamedColumn) -> String? {
    guard let index = column.index, index < count, bytes(index).count > 0 else { return nil }
    return Tidy.optional(text(index))
  }

  /// The same without the apostrophe by which the program that wrote the table kept a spreadsheet from running it.
  public func unguarded(_ column: NamedColumn) -> String? { filled(column).map(SpreadsheetGuard.unguarded) }

  /// The text of a column of amounts, with a point before decimals where the table has a comma there.
  public func amount(_ column: NamedColumn) -> String? {
    guard let text = filled(column), column.hasDecimalCommas else { return filled(column) }
    return DecimalComma.pointed(text) ?? text
  }

  /// What `parse` makes of the text of a column; nil when it is empty or there is no such column.
  ///
  /// Throws `RowFault` that names the column when `parse` throws a `Failure`.
  public func value<Value>(_ column: NamedColumn, _ parse: (String) throws -> Value?) throws -> Value? {
    guard let text = filled(column) else { return nil }
    do {
      return try parse(text)
    } catch let failure as any Failure {
      if column.hasDecimalCommas, let pointed = DecimalComma.pointed(text), let value = try? parse(pointed) { return value }
      throw RowFault("\(column.name): \(failure.message)")
    }
  }
}
