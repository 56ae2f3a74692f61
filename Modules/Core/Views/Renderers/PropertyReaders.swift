import Entities

/// The readable half of an entity's properties, laid out for a loop over millions of cells.
///
/// An array of bare closures would wrap each in a thunk, and copying whole properties would count references of their names.
struct PropertyReaders<Item>: Sendable {
  struct Reader: Sendable {
    /// What is written before the value, or in the header.
    let label: String
    let value: @Sendable (Item) -> PropertyValue
  }

  private let readers: [Reader]

  /// The label of each property is made once, of its place and its name.
  init(_ properties: [Property<Item>], label: (Int, String) -> String = { $1 }) {
    readers = properties.enumerated().map { Reader(label: label($0, $1.name), value: $1.value) }
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
