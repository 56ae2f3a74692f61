import Testing

@testable import Entities

@Suite struct SparseBitSetTests {
  private static let edges = [0, 1, 63, 64, 65, 4095, 4096, 4097, 8191, 8192, 1 << 40, .max - 1, .max]

  @Test func whatWasInsertedAndNothingElseIsIn() {
    var set = SparseBitSet()
    for number in Self.edges { #expect(!set.contains(number)) }
    for (index, number) in Self.edges.enumerated() {
      set.insert(number)
      for (other, edge) in Self.edges.enumerated() { #expect(set.contains(edge) == (other <= index), "\(edge) after \(number)") }
    }
  }

  @Test func insertingTwiceIsInsertingOnce() {
    var set = SparseBitSet()
    set.insert(70)
    set.insert(70)
    #expect(set.contains(70))
    #expect((0..<10_000).filter(set.contains) == [70])
  }

  @Test func aCopyGoesItsOwnWay() {
    var set = SparseBitSet()
    set.insert(1)
    var copy = set
    copy.insert(2)
    #expect(!set.contains(2))
    #expect(copy.contains(1))
  }
}
