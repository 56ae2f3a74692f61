import Entities

/// The readable half of an entity's properties, laid out for a loop over millions of cells.
///
/// An array of bare closures would wrap each in a thunk, and copying whole properties would count references of their names.
struct PropertyReaders<Item>: Sendable {
  struct Reader: Sendable {
    let name: String
    let value: @Sendable (Item) -> PropertyValue
  }

  private let readers: [Reader]

  init(_ properties: [Property<Item>]) {
    readers = properties.map { Reader(name: $0.name, value: $0.value) }
  }

  /// Runs the body with the place and the address of each reader: a copy of one would count two references.
  @inline(__always)
  func withEach(_ body: (Int, UnsafePointer<Reader>) -> Void) {
    readers.withUnsafeBufferPointer { readers in
      guard let first = readers.baseAddress else { return }
      for place in readers.indices { body(place, first + place) }
    }
  }
}
