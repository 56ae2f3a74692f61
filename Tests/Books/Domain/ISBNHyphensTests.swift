import Testing
import Values

@testable import BooksDomain

@Suite struct ISBNHyphensTests {
  @Test(arguments: [
    // English: registrants of two to seven digits.
    "978-0-439-55493-0", "978-0-06-085398-3", "978-0-19-852663-6", "978-0-8044-2957-3", "978-0-85131-041-1",
    "978-0-943396-04-0", "978-0-9752298-0-4", "978-1-4028-9462-6", "978-1-960957-03-0", "978-1-86197-271-2",
    // French, German, Japanese, Russian, Chinese.
    "978-2-07-029134-2", "978-2-226-05257-5", "978-3-16-148410-0", "978-3-499-22670-0", "978-4-7710-1234-9", "978-5-17-118366-0",
    "978-7-301-04815-3",
    // Groups of two, three, four and five digits.
    "978-80-7203-717-9", "978-83-207-0801-1", "978-88-17-00209-7", "978-600-119-125-1", "978-602-8328-22-7", "978-9971-5-0210-2",
    "978-960-425-059-2", "978-99921-58-10-4", "978-99903-0-001-7",
    // The second prefix.
    "979-8-88645-174-0", "979-10-90636-07-1", "979-11-86178-14-0", "979-12-200-0852-5",
  ])
  func `hyphens stand where the published ranges part the number`(hyphenated: String) throws {
    #expect(try ISBN(parsing: hyphenated).hyphenated == hyphenated)
  }

  @Test(arguments: [
    ("978-611 has given out nothing yet", 978_611_000_000), ("979-7 is no group", 979_712_345_678),
    ("979-0 is for music", 979_012_345_678), ("978-1-06 up to 0664999 is free", 978_106_649_999),
    ("979-8 begins at 200", 979_801_234_567), ("978-99902 was withdrawn", 978_999_020_000),
  ])
  func `an ISBN in a range of nobody stays without hyphens`(reason: Comment, twelve: Int) throws {
    let number = twelve * 10 + ISBN.checkDigit13(twelve)
    #expect(ISBN(number: number)?.hyphenated == String(number), reason)
  }

  @Test func `every group has ranges in order that leave room for a title`() {
    let table = ISBNRanges.published.table
    #expect(table.count == 284)
    for (prefix, ranges) in table {
      let digits = String(prefix)
      #expect(digits.hasPrefix("978") || digits.hasPrefix("979"))
      #expect((4...8).contains(digits.count))
      // No group begins with another one's number.
      for length in 4..<digits.count { #expect(table[Int(digits.prefix(length)) ?? 0] == nil, "\(prefix)") }
      var next = 0
      for range in ranges.split(separator: " ") {
        let bounds = range.split(separator: "-").map(String.init)
        let end = Int(bounds[bounds.count - 1].padding("9")) ?? -1
        let begin = bounds.count == 2 ? Int(bounds[0].padding("0")) ?? -1 : next
        #expect(bounds.count <= 2 && Set(bounds.map(\.count)).count == 1, "\(prefix) \(range)")
        // A range written with both ends follows a gap, no other overlaps the one before.
        #expect(bounds.count == 1 || begin > next, "\(prefix) \(range)")
        #expect(end >= begin && end < 10_000_000, "\(prefix) \(range)")
        // Whole numbers of the range's length: nothing before its first one belongs to it.
        #expect(String(10_000_000 + begin).dropFirst(1 + bounds[0].count).allSatisfy { $0 == "0" }, "\(prefix) \(range)")
        #expect(digits.count + bounds[0].count <= 11, "\(prefix) \(range)")
        next = end + 1
      }
    }
  }

  @Test func `whatever the number, its parts have 13 digits and nothing is lost`() throws {
    for step in 0..<20_000 {
      // A step coprime to the count visits numbers of every group.
      let twelve = 978_000_000_000 + step * 99_999_989 % 2_000_000_000
      let isbn = try #require(ISBN(number: twelve * 10 + ISBN.checkDigit13(twelve)))
      let parts = isbn.hyphenated.split(separator: "-", omittingEmptySubsequences: false)
      #expect(parts.count == 5 || parts.count == 1)
      #expect(parts.allSatisfy { !$0.isEmpty } && parts.joined() == isbn.text)
      #expect(try ISBN(parsing: isbn.hyphenated) == isbn)
    }
  }
}

extension String {
  fileprivate func padding(_ digit: Character) -> String { self + String(repeating: digit, count: max(0, 7 - count)) }
}
