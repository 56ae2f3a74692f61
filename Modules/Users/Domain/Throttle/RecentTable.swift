import Values

/// Values by number, at most so many: when it is full, the half that was not set for longest is forgotten.
struct RecentTable<Value> {
  private let capacity: Int
  private var entries: [Int: (value: Value, setAt: Timestamp)] = [:]

  init(capacity: Int) {
    self.capacity = max(capacity, 2)
  }

  var count: Int { entries.count }

  subscript(_ key: Int) -> Value? { entries[key]?.value }

  mutating func remove(_ key: Int) { entries[key] = nil }

  mutating func set(_ value: Value, for key: Int, at time: Timestamp) {
    if entries[key] == nil, entries.count >= capacity { forgetOlderHalf() }
    entries[key] = (value, time)
  }

  private mutating func forgetOlderHalf() {
    let kept = entries.sorted { $0.value.setAt > $1.value.setAt }.prefix(capacity / 2)
    entries = Dictionary(kept.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }
}
