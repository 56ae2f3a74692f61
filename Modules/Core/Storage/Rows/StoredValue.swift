/// A value as a store keeps it.
public enum StoredValue: Sendable, Hashable {
  case null
  case integer(Int64)
  case text(String)

  /// Short for a number that is an `Int`.
  public static func integer(_ number: Int) -> StoredValue { .integer(Int64(number)) }
}

extension StoredValue {
  /// Where this stands before `other`: null first, then numbers, then text by its UTF-8 bytes, as in SQLite.
  func precedes(_ other: StoredValue) -> Bool {
    switch (self, other) {
    case (.null, .null): false
    case (.null, _): true
    case (_, .null): false
    case (.integer(let left), .integer(let right)): left < right
    case (.integer, .text): true
    case (.text, .integer): false
    case (.text(let left), .text(let right)): left.utf8.lexicographicallyPrecedes(right.utf8)
    }
  }

  /// Equality of bytes; `String ==` would also take composed and decomposed forms as equal.
  func isSame(as other: StoredValue) -> Bool {
    switch (self, other) {
    case (.text(let left), .text(let right)): left.utf8.elementsEqual(right.utf8)
    default: self == other
    }
  }
}
