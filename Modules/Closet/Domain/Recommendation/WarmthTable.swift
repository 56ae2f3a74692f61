/// The best ways to fill some slots, for every sum of insulation they can have.
struct WarmthTable {
  struct Entry {
    let value: Int
    let key: OutfitKey

    /// The higher value first, of equals the smaller key.
    @inline(__always)
    func isBetter(than other: Entry) -> Bool { value == other.value ? key < other.key : value > other.value }
  }

  /// Hundredths of a clo, ascending; for each up to `width` entries, the best first.
  private(set) var sums: [Int] = []
  private(set) var counts: [Int] = []
  private(set) var entries: [Entry] = []
  let width: Int

  private init(sums: [Int], width: Int) {
    self.sums = sums
    self.width = width
  }

  /// Nothing is worn: one way, without insulation.
  init(width: Int) {
    self.width = width
    append(sum: 0, [Entry(value: 0, key: .none)])
  }

  /// Every way of the one together with every way of the other.
  init(_ left: WarmthTable, _ right: WarmthTable) {
    let lowest = (left.sums.first ?? 0) + (right.sums.first ?? 0)
    let highest = (left.sums.last ?? 0) + (right.sums.last ?? 0)
    var builder = Builder(Array(lowest...highest), width: left.width)
    for one in left.sums.indices {
      for other in right.sums.indices {
        let place = left.sums[one] + right.sums[other] - lowest
        left.pairs(one, right, other) { builder.insert($0, at: place) }
      }
    }
    self = builder.table
  }

  /// Hands out the pairs of two lists, until one is refused: then no later one of its line would be taken.
  @inline(__always)
  func pairs(_ one: Int, _ right: WarmthTable, _ other: Int, _ take: (Entry) -> Bool) {
    for first in 0..<counts[one] {
      let left = entries[one * width + first]
      for second in 0..<right.counts[other] {
        let right = right.entries[other * width + second]
        if !take(Entry(value: left.value + right.value, key: left.key + right.key)) {
          if second == 0 { return }
          break
        }
      }
    }
  }

  /// Whether nothing is worn.
  var isNothing: Bool { entries.first?.key == OutfitKey.none }

  private mutating func append(sum: Int, _ list: some Collection<Entry>) {
    if list.isEmpty { return }
    sums.append(sum)
    counts.append(list.count)
    entries += list
    entries += repeatElement(Entry(value: .min, key: .none), count: width - list.count)
  }

  /// Takes ways in any order and keeps the best of each sum.
  struct Builder {
    private let sums: [Int]
    private let width: Int
    private var counts: [Int]
    private var entries: [Entry]

    init(_ sums: [Int], width: Int) {
      self.sums = sums
      self.width = width
      counts = [Int](repeating: 0, count: sums.count)
      entries = [Entry](repeating: Entry(value: .min, key: .none), count: sums.count * width)
    }

    /// The sums that have any way.
    var table: WarmthTable {
      var table = WarmthTable(sums: [], width: width)
      for (place, sum) in sums.enumerated() {
        table.append(sum: sum, entries[place * width..<place * width + counts[place]])
      }
      return table
    }

    /// False when the list of this place is full of better ones.
    @discardableResult @inline(__always)
    mutating func insert(_ entry: Entry, at place: Int) -> Bool {
      let start = place * width
      var end = start + counts[place]
      if counts[place] == width {
        guard entry.isBetter(than: entries[end - 1]) else { return false }
        end -= 1
      } else {
        counts[place] += 1
      }
      while end > start, entry.isBetter(than: entries[end - 1]) {
        entries[end] = entries[end - 1]
        end -= 1
      }
      entries[end] = entry
      return true
    }
  }
}
