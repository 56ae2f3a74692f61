import Testing
import Values

@Suite struct DayTests {
  @Test(arguments: [("1999-05-01", "1999-05-01"), ("2024/2/9", "2024-02-09"), ("-0044-03-15", "-0044-03-15")])
  func `a day is read`(input: String, text: String) throws {
    #expect(try Day(parsing: input).text == text)
  }

  @Test(arguments: ["1999", "1999-05", "", "1999-02-29", "44 BCE", "yesterday"])
  func `less than a day is refused`(input: String) {
    let error = #expect(throws: ValueError.self) { try Day(parsing: input) }
    #expect(error?.message.hasPrefix(quoted(input)) == true)
  }

  @Test(arguments: [
    (Int64(0), "1970-01-01"), (-1, "1969-12-31"), (-86_400, "1969-12-31"), (-86_401, "1969-12-30"), (951_782_400, "2000-02-29"),
    (1_709_251_199, "2024-02-29"), (-62_135_596_800, "0001-01-01"), (-62_135_596_801, "-0001-12-31"),
    (253_402_300_799, "9999-12-31"),
  ])
  func `seconds since 1970 fall on a day in UTC`(seconds: Int64, text: String) {
    #expect(Day(unixSeconds: seconds)?.text == text)
  }

  @Test(arguments: [Int64.max, .min, 253_402_300_800])
  func `times beyond the calendar have no day`(seconds: Int64) {
    #expect(Day(unixSeconds: seconds) == nil)
  }

  @Test func `every day number is the day after the one before`() throws {
    for range in [-4_371_222...(-4_300_000), -800_000...(-600_000), -100_000...100_000, 2_900_000...2_932_896] {
      var last: Day?
      for number in range {
        let day = try #require(Day(number: number))
        if day.number != number || last.map({ $0 >= day }) ?? false { Issue.record("\(number) becomes \(day)") }
        last = day
      }
    }
    #expect(Day(number: -4_371_222)?.text == "-9999-01-01")
    #expect(Day(number: 2_932_896)?.text == "9999-12-31")
    #expect(Day(number: -4_371_222 - 1) == nil)
  }
}
