/// The best outfits found so far, without repetitions.
struct BestOutfits {
  private struct Entry {
    let total: Int
    let key: OutfitKey
  }

  /// At most so many.
  let count: Int
  private var entries: [Entry] = []

  init(count: Int) {
    self.count = count
  }

  /// Below any score, and far enough from the edge of numbers to reckon with.
  static let none = Int.min / 4

  var isEmpty: Bool { entries.isEmpty }
  /// What an outfit has to surpass.
  var threshold: Int { entries.count < count ? Self.none : entries[count - 1].total }

  /// Takes an outfit that surpasses the threshold; of one that is there already the better score counts.
  mutating func add(total: Int, key: OutfitKey) {
    if let known = entries.firstIndex(where: { $0.key == key }) {
      if entries[known].total >= total { return }
      entries.remove(at: known)
    }
    let place = entries.firstIndex { $0.total < total || $0.total == total && key < $0.key } ?? entries.count
    entries.insert(Entry(total: total, key: key), at: place)
    if entries.count > count { entries.removeLast() }
  }

  /// The ranks of the garments of each, the best first.
  var outfits: [[Int]] { entries.map(\.key.ranks) }
}
