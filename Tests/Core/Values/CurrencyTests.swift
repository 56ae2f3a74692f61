import Testing
import Values

@Suite struct CurrencyTests {
  @Test(
    arguments: [
      ("JPY", 0, 1), ("KRW", 0, 1), ("ISK", 0, 1), ("EUR", 2, 100), ("usd", 2, 100), ("Chf", 2, 100), ("KWD", 3, 1000),
      ("CLF", 4, 10_000),
      ("XCG", 2, 100), ("HRK", 2, 100),
    ] as [(String, Int, Int64)])
  func aCodeTellsTheDigits(code: String, digits: Int, minorUnits: Int64) throws {
    let currency = try Currency(parsing: code)
    #expect(currency.text == code.uppercased())
    #expect(currency.digits == digits)
    #expect(currency.minorUnits == minorUnits)
  }

  @Test(arguments: ["", "US", "USDX", "XYZ", "XAU", "XXX", "$", "€", "U D", "U$D", "EÜR", "@@@", "ＥＵＲ", "E\u{0}R"])
  func whatIsNoCodeIsRefused(text: String) {
    let error = #expect(throws: ValueError.self) { try Currency(parsing: text) }
    #expect(error?.message.hasPrefix("\(quoted(text)) is no currency") == true)
  }

  @Test func aCodeIsItselfAgain() throws {
    #expect(try Currency(parsing: "EUR") == Currency(parsing: "eur"))
    #expect(try Currency(parsing: "EUR") != Currency(parsing: "USD"))
  }
}
