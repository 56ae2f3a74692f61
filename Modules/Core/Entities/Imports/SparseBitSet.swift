/// A set of non-negative integers that costs a bit for each where they lie close together.
struct SparseBitSet {
  private static let wordsInBlock = 64
  private var blocks: [Int: [UInt64]] = [:]

  func contains(_ number: Int) -> Bool {
    let place = Place(number)
    return blocks[place.block].map { $0[place.word] & place.mask != 0 } ?? false
  }

  mutating func insert(_ number: Int) {
    let place = Place(number)
    blocks[place.block, default: [UInt64](repeating: 0, count: Self.wordsInBlock)][place.word] |= place.mask
  }

  private struct Place {
    let block: Int
    let word: Int
    let mask: UInt64

    init(_ number: Int) {
      let bits = SparseBitSet.wordsInBlock * 64
      block = number / bits
      word = number % bits / 64
      mask = 1 << UInt64(number % 64)
    }
  }
}
