/// Gives parts of books what they lack from the book their `crossref` names, which stands behind them in most files, before them in some.
///
/// What waits for its book, and what is remembered of books, is bounded in bytes, for some thousand entries each. A part whose book is farther away stays as it is.
struct BibTeXCrossReferences {
  private struct Held {
    let entry: BibTeXEntry
    let parent: String
  }

  private let limit: Int
  private var ready: [BibTeXEntry] = []
  private var place = 0

  /// Waiting entries by the number they got as they came, and by the key they wait for.
  private var held: [Int: Held] = [:]
  private var waiting: [String: ArraySlice<Int>] = [:]
  private var numbers = 0..<0
  private var heldBytes = 0

  private var books: [String: [BibTeXEntry.Field]] = [:]
  private var bookKeys: [String] = []
  private var forgotten = 0
  private var bookBytes = 0

  init(limit: Int = 1 << 22) {
    self.limit = limit
  }

  /// The next entry that lacks nothing any more.
  mutating func next() -> BibTeXEntry? {
    guard place < ready.count else {
      ready.removeAll(keepingCapacity: true)
      place = 0
      return nil
    }
    place += 1
    return ready[place - 1]
  }

  mutating func add(_ entry: BibTeXEntry) {
    guard let parent = entry.parentKey else { return release(entry) }
    if let inherited = books[parent] { return release(entry.inheriting(inherited)) }
    hold(entry, for: parent)
    while heldBytes > limit { orphan(numbers.lowerBound) }
  }

  /// No entry follows: first those whose book is not there at all go on, and what waits for them; the rest refer to each other in circles.
  mutating func finish() {
    let keys = Set(held.values.map(\.entry.comparableKey))
    for number in numbers where held[number].map({ !keys.contains($0.parent) }) ?? false { orphan(number) }
    for number in numbers { orphan(number) }
  }

  /// Puts an entry out, and with it all that waited for it.
  private mutating func release(_ entry: BibTeXEntry) {
    var released = [entry]
    while let next = released.popLast() {
      ready.append(next)
      let key = next.comparableKey
      if key.isEmpty { continue }
      let inherited = next.inheritable
      remember(inherited, as: key)
      for number in (waiting.removeValue(forKey: key) ?? []).reversed() {
        if let child = take(number) { released.append(child.inheriting(inherited)) }
      }
    }
  }

  private mutating func hold(_ entry: BibTeXEntry, for parent: String) {
    let number = numbers.upperBound
    numbers = numbers.lowerBound..<(number + 1)
    held[number] = Held(entry: entry, parent: parent)
    waiting[parent, default: []].append(number)
    heldBytes += Self.size(of: entry.fields)
  }

  private mutating func take(_ number: Int) -> BibTeXEntry? {
    guard let entry = held.removeValue(forKey: number)?.entry else { return nil }
    heldBytes -= Self.size(of: entry.fields)
    return entry
  }

  private mutating func orphan(_ number: Int) {
    if number == numbers.lowerBound { numbers = (number + 1)..<numbers.upperBound }
    guard let parent = held[number]?.parent, var entry = take(number) else { return }
    // Of those that wait for one key the first goes first.
    _ = waiting[parent]?.popFirst()
    if waiting[parent]?.isEmpty ?? false { waiting[parent] = nil }
    entry.isOrphan = true
    release(entry)
  }

  private mutating func remember(_ fields: [BibTeXEntry.Field], as key: String) {
    if let former = books.updateValue(fields, forKey: key) {
      bookBytes -= Self.size(of: former)
    } else {
      bookKeys.append(key)
    }
    bookBytes += Self.size(of: fields)
    while bookBytes > limit, forgotten < bookKeys.count { forgetFirst() }
  }

  private mutating func forgetFirst() {
    if let fields = books.removeValue(forKey: bookKeys[forgotten]) { bookBytes -= Self.size(of: fields) }
    forgotten += 1
    if forgotten > 4096, forgotten > bookKeys.count / 2 {
      bookKeys.removeSubrange(..<forgotten)
      forgotten = 0
    }
  }

  /// About what they take in memory, where each field has a name and an array beside its bytes.
  private static func size(of fields: [BibTeXEntry.Field]) -> Int {
    fields.reduce(128) { $0 + $1.value.count + 64 }
  }
}
