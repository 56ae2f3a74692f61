/// A set of non-negative integers that costs a bit for each where they lie close together.
struct SparseBitSet {
  private static let wordsInBlock = 64
  private var blocks: [Int: [UInt64]] = [:]

  /// True when the number was not in the set before.
  mutating func insert(_ number: Int) -> Bool {
    let bits = Self.wordsInBlock * 64
    let (block, rest) = (number / bits, number % bits)
    let (word, mask) = (rest / 64, UInt64(1) << UInt64(rest % 64))
    var isNew = false
    withBlock(block) { words in
      isNew = words[word] & mask == 0
      words[word] |= mask
    }
    return isNew
  }

  private mutating func withBlock(_ block: Int, _ body: (inout [UInt64]) -> Void) {
    body(&blocks[block, default: [UInt64](repeating: 0, count: Self.wordsInBlock)])
  }
}
