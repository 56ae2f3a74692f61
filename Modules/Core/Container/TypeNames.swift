/// Readable names for a set of types: without the module where that tells them apart.
struct TypeNames {
  private let ambiguous: Set<String>

  init(_ keys: [Key]) {
    let counts = Dictionary(Set(keys).map { ($0.description, 1) }, uniquingKeysWith: +)
    ambiguous = Set(counts.filter { $0.value > 1 }.keys)
  }

  subscript(_ key: Key) -> String {
    let short = key.description
    return ambiguous.contains(short) ? String(reflecting: key.type) : short
  }
}
