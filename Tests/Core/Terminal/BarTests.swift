import Terminal
import Testing

@Suite struct BarTests {
  @Test(
    arguments: [
      (8, 8, 4, "████"), (4, 8, 4, "██"), (1, 8, 4, "▌"), (1, 1000, 4, "▏"), (0, 8, 4, ""), (-3, 8, 4, ""), (9, 8, 4, "████"),
      (3, 0, 4, ""),
      (3, 8, 0, ""), (Int.max, Int.max, 2, "██"), (7, 16, 2, "▉"),
    ])
  func lengthIsInEighths(value: Int, maximum: Int, width: Int, bar: String) {
    #expect(Bar.text(value, of: maximum, width: width, usesBlocks: true) == bar)
  }

  @Test(arguments: [(8, 4, "####"), (4, 4, "##"), (1, 10, "#"), (0, 4, "")])
  func withoutUTF8TheBarIsASCII(value: Int, width: Int, bar: String) {
    #expect(Bar.text(value, of: 8, width: width, usesBlocks: false) == bar)
  }

  @Test(arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (-1_234_567, "-1,234,567"), (Int.min, "-9,223,372,036,854,775,808")])
  func digitsAreGroupedByThree(number: Int, text: String) {
    #expect(Digits.grouped(number) == text)
  }
}
