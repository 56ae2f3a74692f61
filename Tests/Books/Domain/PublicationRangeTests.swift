import BooksDomain
import Testing
import Values

@Suite struct PublicationRangeTests {
  @Test(arguments: [
    ("1990..2000", "1990-01-01", true), ("1990..2000", "2000-12-31", true), ("1990..2000", "1990", true),
    ("1990..2000", "2000", true),
    ("1990..2000", "1989-12-31", false), ("1990..2000", "2001", false), ("1990..", "9999", true), ("1990..", "1989", false),
    ("..2000", "-0700", true), ("..2000", "2001-01", false), ("1999", "1999-12-31", true), ("1999", "2000", false),
    ("1999-05", "1999-05-31", true), ("1999-05", "1999-06", false), ("1999-05", "1999", false),
    ("1999-05-01", "1999-05-02", false),
    ("1999-05..1999", "1999-12", true), ("-44", "-0044-03-15", true), ("-44..44", "-0001-12-31", true),
    ("-44..44", "-0045", false),
    ("..-44", "-0043", false),
  ])
  func `both ends belong to a span, with every day they may stand for`(span: String, text: String, isInside: Bool) throws {
    let range = try PublicationRange(parsing: span)
    let date = try CalendarDate(parsing: text)
    #expect(((range.lowest ?? .min)...(range.highest ?? .max)).contains(date.sortNumber) == isInside)
  }

  @Test(arguments: ["1990..2000", "1990..", "..2000", "-0044..0014-05-01"])
  func `a span comes back from its text`(text: String) throws {
    let range = try PublicationRange(parsing: text)
    #expect(range.text == text)
    #expect(try PublicationRange(parsing: range.text) == range)
  }

  @Test(arguments: [
    ("..", "write 1990..2000, 1990.. or ..2000."), ("2000..1990", "its end is before its beginning."),
    ("1999-05..1999-04", "its end is before its beginning."), ("1999-05-02..1999-05-01", "its end is before its beginning."),
    ("44..-44", "its end is before its beginning."),
  ])
  func `a span that holds nothing is refused with the reason`(text: String, reason: String) {
    let error = #expect(throws: ValueError.self) { try PublicationRange(parsing: text) }
    #expect(error?.message == "'\(text)' is no span of dates; \(reason)")
  }

  @Test(arguments: ["", "1990...2000", "1990..2000..2010", "1990.2000", "1990-2000", "1990..x", "0..5", ". .", "1990 .. 2000"])
  func `what is no date is refused`(text: String) {
    #expect(throws: ValueError.self) { try PublicationRange(parsing: text) }
  }
}
