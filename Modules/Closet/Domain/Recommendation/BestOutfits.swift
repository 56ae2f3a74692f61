/// The best outfits found so far, without repetitions.
struct BestOutfits {
  private struct Entry {
    var total: Int
    let key: OutfitKey
  }

  /// At most so many.
  let count: Int
  private var entries: [Entry] = []

  init(count: Int) {
    self.count = count
  }

  /// What an outfit has to surpass; below any score while there is room.
  var threshold: Int { entries.count < count ? .min : entries[count - 1].total }

  /// False when all are better than this one.
  mutating func add(total: Int, key: OutfitKey) -> Bool {
    if let known = entries.firstIndex(where: { $0.key == key }) {
      if entries[known].total >= total { return true }
      entries.remove(at: known)
    }
    let place = entries.firstIndex { $0.total < total || $0.total == total && key < $0.key } ?? entries.count
    guard place < count else { return false }
    entries.insert(Entry(total: total, key: key), at: place)
    if entries.count > count { entries.removeLast() }
    return true
  }

  /// The ranks of the garments of each, the best first.
  var outfits: [[Int]] { entries.map(\.key.ranks) }
}
