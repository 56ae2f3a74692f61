import Entities

/// The fields of machine output, laid out for a loop over millions of cells.
///
/// An array of bare closures would wrap each in a thunk, and copying whole fields would count references of their names.
struct FieldReaders<Item>: Sendable {
  struct Reader: Sendable {
    /// What is written before the value, or in the header.
    let label: String
    let currencyColumn: String?
    let value: @Sendable (Item) -> PropertyValue
  }

  private let readers: [Reader]

  /// The label of each field is made once, of its place and its name.
  init(_ fields: [OutputField<Item>], label: (Int, String) -> String = { $1 }) {
    readers = fields.enumerated().map { Reader(label: label($0, $1.name), currencyColumn: $1.currencyColumn, value: $1.value) }
  }

  var isEmpty: Bool { readers.isEmpty }

  /// Runs the body with the place and the address of each reader: a copy of one would count two references.
  @inline(__always)
  func withEach(_ body: (Int, UnsafePointer<Reader>) -> Void) {
    readers.withUnsafeBufferPointer { readers in
      guard let first = readers.baseAddress else { return }
      for place in readers.indices { body(place, first + place) }
    }
  }
}
