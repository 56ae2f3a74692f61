import BooksDomain
import Testing
import Values

@Suite struct RatingTests {
  @Test(arguments: [
    ("4", 16, "4"), ("4.00", 16, "4"), ("4.0", 16, "4"), ("4.5", 18, "4.5"), ("4.50", 18, "4.5"), ("0.25", 1, "0.25"),
    ("3.75", 15, "3.75"), ("5", 20, "5"),
  ])
  func `stars are read in quarters and written shortest`(text: String, quarters: Int, shortest: String) throws {
    let rating = try Rating(parsing: text)
    #expect(rating.quarters == quarters)
    #expect(rating.text == shortest)
    #expect(try Rating(quarters: quarters) == rating)
  }

  @Test(arguments: [
    "", "0", "0.0", "5.25", "6", "10", "-1", "+4", "4,5", "4.3", "4.", ".5", "4.250", "NaN", "1e0", " 4", "4 ", "٤", "4 stars",
  ])
  func `anything else is refused`(text: String) {
    let error = #expect(throws: ValueError.self) { try Rating(parsing: text) }
    #expect(error?.message == "'\(text)' is no rating; allowed are 0.25 to 5 in quarters, such as 4 or 3.75.")
  }

  @Test(arguments: [Int.min, -1, 0, 21, .max])
  func `stored quarters must be 1 to 20`(quarters: Int) {
    #expect(throws: ValueError.self) { try Rating(quarters: quarters) }
  }
}
