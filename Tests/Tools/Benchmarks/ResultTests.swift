import Testing

@testable import Benchmarks

struct ResultTests {
  @Test(arguments: [([3.0], 3.0), ([9, 1, 5], 5), ([4, 1, 3, 2], 2.5), ([1, 1, 1000], 1)] as [([Double], Double)])
  func medianIsTheMiddleWhateverTheOrder(values: [Double], middle: Double) {
    #expect(Statistics.median(values) == middle)
  }

  @Test(
    arguments: [
      (45e-9, "45.0 ns"), (2.14e-6, "2.14 µs"), (0.00209, "2.09 ms"), (0.1504, "150 ms"), (0.9999, "1000 ms"), (7.4, "7.40 s"),
      (31.25, "31.3 s"), (1.004e-3, "1.00 ms"), (0.01004, "10.0 ms"),
    ])
  func durationHasThreeDigitsInTheUnitThatFits(seconds: Double, text: String) {
    #expect(Quantity.duration(seconds) == text)
  }

  @Test(arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (1_000_000, "1,000,000"), (123_456, "123,456")])
  func countIsGroupedByThousands(number: Int, text: String) {
    #expect(Quantity.grouped(number) == text)
  }

  @Test func ratioKeepsItsZeros() {
    #expect(Quantity.ratio(1.04) == "1.04 ×")
    #expect(Quantity.ratio(2) == "2.00 ×")
  }

  @Test(
    arguments: [
      (Goal(ratio: 1), 1.0, 0, true), (Goal(ratio: 1), 1.01, 0, false), (Goal(mebibytes: 64), 9, 64 << 20, true),
      (Goal(mebibytes: 64), 0, 64 << 20 + 1, false), (Goal(ratio: 1, mebibytes: 64), 1, 65 << 20, false),
      (Goal(ratio: 1, mebibytes: 64), 1.1, 1, false), (Goal.none, 100, 1 << 40, nil),
    ] as [(Goal, Double, Int, Bool?)])
  func goalIsReachedWhenEveryPartOfItIs(goal: Goal, ratio: Double, peak: Int, isReached: Bool?) {
    #expect(goal.isReached(ratio: ratio, peak: peak) == isReached)
  }

  @Test func tableIsMarkdownThatLinesUp() {
    let results = [
      BenchmarkResult(work: "list", pairs: 7, app: 0.0021, peer: 0.002, ratio: 1.05, peak: 9 << 20, goal: Goal(ratio: 2.5)),
      BenchmarkResult(work: "export all", app: 8.5, peak: 70 << 20, goal: Goal(mebibytes: 64)),
    ]
    #expect(
      MarkdownTable(results).text == """
        | work       | pairs | app median | peer median |  ratio | to reach | peak MiB | reached |
        | ---------- | ----: | ---------: | ----------: | -----: | -------: | -------: | ------: |
        | list       |     7 |    2.10 ms |     2.00 ms | 1.05 × |  ≤ 2.5 × |      9.0 |      ok |
        | export all |     1 |     8.50 s |           — |      — | ≤ 64 MiB |     70.0 |    miss |
        """)
  }
}
