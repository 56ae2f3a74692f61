/// Goes through everything the roots reach, depth first, and notes what is missing and what turns in a circle.
struct DependencyWalk {
  /// What was reached and is registered, dependencies before those who need them.
  private(set) var order: [Registration] = []
  private(set) var missing: [(key: Key, neededBy: [Key])] = []
  private(set) var cycles: [[Key]] = []

  private let byKey: [Key: Registration]
  private var finished: Set<Key> = []
  private var path: [Key] = []

  init(_ registrations: [Registration], roots: [Key]) {
    byKey = Dictionary(registrations.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    for root in roots { visit(root) }
  }

  var faults: [ContainerFault] {
    missing.map { .missing($0.key, neededBy: $0.neededBy) } + cycles.map { .cycle($0) }
  }

  private mutating func visit(_ key: Key) {
    guard let registration = byKey[key] else { return note(missing: key) }
    guard !finished.contains(key) else { return }
    if let start = path.firstIndex(of: key) {
      cycles.append(path[start...] + [key])
      return
    }
    path.append(key)
    for need in registration.needs { visit(need) }
    path.removeLast()
    finished.insert(key)
    order.append(registration)
  }

  private mutating func note(missing key: Key) {
    let needer = path.suffix(1)
    guard let index = missing.firstIndex(where: { $0.key == key }) else {
      missing.append((key, Array(needer)))
      return
    }
    missing[index].neededBy += needer.filter { !missing[index].neededBy.contains($0) }
  }
}
