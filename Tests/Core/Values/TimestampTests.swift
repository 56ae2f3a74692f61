import Testing
import Values

@Suite struct TimestampTests {
  @Test(
    "a time is read with any fraction and zone and written in UTC",
    arguments: [
      ("1970-01-01T00:00:00Z", "1970-01-01T00:00:00Z"), ("2024-05-31T12:00:00+02:00", "2024-05-31T10:00:00Z"),
      ("2024-01-01T00:30:00+0130", "2023-12-31T23:00:00Z"), ("2024-02-28T23:00:00-05", "2024-02-29T04:00:00Z"),
      ("2024-05-31t12:00:00z", "2024-05-31T12:00:00Z"), ("2024-05-31 12:00:00Z", "2024-05-31T12:00:00Z"),
      ("2024-05-31T12:00:00.1Z", "2024-05-31T12:00:00.1Z"), ("2024-05-31T12:00:00.120Z", "2024-05-31T12:00:00.12Z"),
      ("2024-05-31T12:00:00.123456789Z", "2024-05-31T12:00:00.123456789Z"),
      ("2024-05-31T12:00:00.000000001+00:00", "2024-05-31T12:00:00.000000001Z"),
      ("2024-05-31T12:00:00,5Z", "2024-05-31T12:00:00.5Z"), ("1969-12-31T23:59:59.75Z", "1969-12-31T23:59:59.75Z"),
      ("1900-01-01T00:00:00Z", "1900-01-01T00:00:00Z"), ("2016-12-31T23:59:60Z", "2017-01-01T00:00:00Z"),
      ("1677-09-21T00:12:43.145224192Z", "1677-09-21T00:12:43.145224192Z"),
      ("2262-04-11T23:47:16.854775807Z", "2262-04-11T23:47:16.854775807Z"),
    ])
  func readsAndWrites(given: String, written: String) throws {
    let time = try Timestamp(parsing: given)
    #expect(time.text == written)
    #expect(try Timestamp(parsing: written) == time)
  }

  @Test(
    "what is no time is refused by name",
    arguments: [
      "", "2024-05-31", "2024-05-31T12:00:00", "2024-05-31T12:00Z", "2024-13-01T00:00:00Z", "2024-02-30T00:00:00Z",
      "2024-00-10T00:00:00Z",
      "2024-05-31T24:00:00Z", "2024-05-31T12:60:00Z", "2024-05-31T12:00:60Z", "2024-05-31T12:00:00.Z",
      "2024-05-31T12:00:00.1234567890Z",
      "2024-05-31T12:00:00+24:00", "2024-05-31T12:00:00+02:60", "2024-05-31T12:00:00Zx", " 2024-05-31T12:00:00Z", "1717156800",
      "2262-04-11T23:47:16.854775808Z", "1677-09-21T00:12:43.145224191Z", "9999-12-31T23:59:59Z", "0001-01-01T00:00:00Z",
      "2024-5-31T12:00:00Z", "２024-05-31T12:00:00Z",
    ])
  func refuses(text: String) {
    let error = #expect(throws: ValueError.self) { try Timestamp(parsing: text) }
    #expect(error?.message.contains("is no time") == true)
  }

  @Test func `times are in the order of the clock`() throws {
    let texts = ["1969-12-31T23:59:59.9Z", "1970-01-01T00:00:00Z", "1970-01-01T00:00:00.000000001Z", "2024-01-01T00:00:00Z"]
    let times = try texts.map { try Timestamp(parsing: $0) }
    #expect(times.shuffled().sorted() == times)
  }

  @Test func `seconds beyond the range are no time, and adding stops at its end`() {
    #expect(Timestamp(unixSeconds: .max) == nil)
    #expect(Timestamp(unixSeconds: 1)?.text == "1970-01-01T00:00:01Z")
    #expect(Timestamp(nanoseconds: 0).adding(seconds: 90).text == "1970-01-01T00:01:30Z")
    #expect(Timestamp(nanoseconds: .max).adding(seconds: 1) == Timestamp(nanoseconds: .max))
    #expect(Timestamp(nanoseconds: 0).adding(seconds: .max) == Timestamp(nanoseconds: .max))
    #expect(Timestamp(nanoseconds: 0).adding(seconds: .min) == Timestamp(nanoseconds: .min))
  }
}
