import Testing
import Values

@Suite struct CalendarDateTests {
  @Test(arguments: [
    ("1999", "1999"), ("1999-05", "1999-05"), ("1999-5", "1999-05"), ("1999-05-01", "1999-05-01"), ("1999-5-1", "1999-05-01"),
    ("1999/05/01", "1999-05-01"), ("1999/5", "1999-05"), ("-0700", "-0700"), ("-44", "-0044"), ("-0044-03-15", "-0044-03-15"),
    ("44 BCE", "-0044"), ("44 bc", "-0044"), ("44BC", "-0044"), ("12 CE", "0012"), ("AD 12", "0012"), ("12 AD", "0012"),
    ("0180", "0180"),
    ("180", "0180"), ("1", "0001"), ("9999-12-31", "9999-12-31"), ("-9999", "-9999"), ("2000-02-29", "2000-02-29"),
    ("1901-12-13", "1901-12-13"),
    ("-0001-02-29", "-0001-02-29"),
  ])
  func `a date is read and written with its precision`(input: String, text: String) throws {
    let date = try CalendarDate(parsing: input)
    #expect(date.text == text)
    #expect(try CalendarDate(parsing: text) == date)
    #expect(CalendarDate(sortNumber: date.sortNumber) == date)
  }

  @Test(arguments: [
    "", " ", "[18--?]", "1999-13", "1999-00", "1999-02-30", "1900-02-29", "1999-05-00", "1999-05-32", "1999-05-01T00:00:00Z", "0",
    "0000",
    "12345", "-", "--44", "1999-", "1999-05-", "1999-05/01", "1-5-1999", "99-05-01", " 1999", "1999 ", "+1999", "12abc",
    "44 BCEE", "-44 BCE",
    "BCE 44", "AD", "AD -12", "１９９９", "1999-05-011", "19 99", "-0001-02-30", "1999-00-05", "\u{0}1999", "1999-05 BCE",
  ])
  func `anything else is refused with the input named`(input: String) {
    let error = #expect(throws: ValueError.self) { try CalendarDate(parsing: input) }
    #expect(error?.message.hasPrefix(quoted(input) + " is no date: ") == true)
    #expect(error?.kind == .invalidValue)
  }

  @Test func `the reason says what would be right`() {
    let error = #expect(throws: ValueError.self) { try CalendarDate(parsing: "1999-02-30") }
    #expect(error?.message == "'1999-02-30' is no date: the days of that month are 1 to 28.")
  }

  @Test func `dates sort by year, month and day, the unknown first`() throws {
    let texts = [
      "-9999", "-0044", "-0044-03", "-0044-03-15", "-0001-12-31", "0001", "1999", "1999-01", "1999-01-01", "1999-01-02",
      "1999-02",
    ]
    let dates = try texts.map(CalendarDate.init(parsing:))
    #expect(dates.reversed().sorted().map(\.text) == texts)
    #expect(dates.map(\.sortNumber).sorted() == dates.map(\.sortNumber))
  }

  @Test(arguments: [0, 19_991_301, 19_990_230, 19_990_005, 100_000_000, -100_000_000, Int.max, Int.min, 99])
  func `a number that is no date is refused`(number: Int) {
    #expect(CalendarDate(sortNumber: number) == nil)
  }

  @Test func `numbers that make no date are refused`() throws {
    #expect(try CalendarDate(year: -700).text == "-0700")
    #expect(try CalendarDate(year: 2024, month: 2, day: 29).text == "2024-02-29")
    for (year, month, day) in [
      (0, 0, 0), (10_000, 0, 0), (1999, 0, 1), (1999, 13, 0), (1999, -1, 0), (1999, 1, 32), (Int.min, 1, 1),
    ] {
      #expect(throws: ValueError.self) { try CalendarDate(year: year, month: month, day: day) }
    }
  }
}
