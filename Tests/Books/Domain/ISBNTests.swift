import BooksDomain
import Testing
import Values

@Suite struct ISBNTests {
  @Test(arguments: [
    ("9780439554930", 9_780_439_554_930), ("978-0-439-55493-0", 9_780_439_554_930), ("0439554934", 9_780_439_554_930),
    ("0-439-55493-4", 9_780_439_554_930), ("832070801X", 9_788_320_708_011), ("832070801x", 9_788_320_708_011),
    ("9791090636071", 9_791_090_636_071), ("978-1-960957-03-0", 9_781_960_957_030),
    ("ISBN 978 0 439 55493 0", 9_780_439_554_930), ("isbn-13: 9780439554930", 9_780_439_554_930),
    ("ISBN-10:0439554934", 9_780_439_554_930), ("urn:isbn:0439554934", 9_780_439_554_930),
    ("978\u{2011}0\u{2011}439\u{2011}55493\u{2011}0", 9_780_439_554_930),
    ("978\u{2013}0439554930", 9_780_439_554_930), ("978\u{A0}0439554930", 9_780_439_554_930),
  ])
  func `both lengths are read, however they are written`(text: String, number: Int) throws {
    let isbn = try ISBN(parsing: text)
    #expect(isbn.number == number)
    #expect(isbn.text == String(number))
    #expect(try ISBN(parsing: isbn.text) == isbn)
  }

  @Test(arguments: [
    ("978-1-960957-03-X", "its check digit would be 0."), ("978-1-960957-03-1", "its check digit would be 0."),
    ("9780439554931", "its check digit would be 0."), ("487311336X", "its check digit would be 9."),
    ("8320708010", "its check digit would be X."), ("9770439554939", "13 digits begin with 978 or 979."),
    ("97804395549X0", "it has something other than digits."), ("04395X4934", "it has something other than digits."),
    ("９７８０４３９５５４９３０", "it has something other than digits."), ("٠٤٣٩٥٥٤٩٣٤", "it has something other than digits."),
    ("", "an ISBN has 10 or 13 digits."), ("ISBN", "an ISBN has 10 or 13 digits."),
    ("978043955493", "an ISBN has 10 or 13 digits."),
    ("97804395549300", "an ISBN has 10 or 13 digits."), ("0439554934\u{301}", "an ISBN has 10 or 13 digits."),
    ("0439.554934", "an ISBN has 10 or 13 digits."),
  ])
  func `what is no ISBN is refused with the reason`(text: String, reason: String) {
    let error = #expect(throws: ValueError.self) { try ISBN(parsing: text) }
    #expect(error?.message == "'\(text)' is no ISBN; \(reason)")
    #expect(error?.kind == .invalidValue)
  }

  @Test func `a long or unprintable input is not repeated as it is`() {
    let error = #expect(throws: ValueError.self) { try ISBN(parsing: "\u{1B}[2J" + String(repeating: "9", count: 500)) }
    #expect(error?.message.hasPrefix("'\\u{1B}[2J99") == true)
    #expect(error.map { $0.message.count < 150 } == true)
  }

  @Test(arguments: [
    ("9780439554930", "0439554934"), ("9788320708011", "832070801X"), ("9780000000002", "0000000000"), ("9791090636071", nil),
  ])
  func `only the range 978 has a ten-digit form`(thirteen: String, ten: String?) throws {
    #expect(try ISBN(parsing: thirteen).tenDigits == ten)
  }

  @Test func `any ten-digit form comes back from its thirteen digits`() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<1000 {
      let twelve = 978_000_000_000 + Int.random(in: 0..<1_000_000_000, using: &random)
      let isbn = try #require(ISBN(number: twelve * 10 + ISBN.checkDigit13(twelve)))
      let ten = try #require(isbn.tenDigits)
      #expect(try ISBN(parsing: ten) == isbn, "\(isbn.number)")
    }
  }

  @Test(arguments: [0, -9_780_439_554_930, 9_780_439_554_931, 9_770_439_554_939, 439_554_934, 97_804_395_549_300, .max, .min])
  func `a stored number that is no ISBN is refused`(number: Int) {
    #expect(ISBN(number: number) == nil)
  }
}
