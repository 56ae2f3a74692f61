import Testing
import Values

@Suite struct MoneyTests {
  private func currency(_ code: String) throws -> Currency { try Currency(parsing: code) }

  @Test(
    arguments: [
      ("19.99", "USD", 1999, "19.99"), ("19.9", "USD", 1990, "19.90"), ("0", "EUR", 0, "0.00"), ("0.05", "EUR", 5, "0.05"),
      ("0019.99", "USD", 1999, "19.99"), ("-5.00", "USD", -500, "-5.00"), ("-0.00", "USD", 0, "0.00"),
      ("-0.01", "USD", -1, "-0.01"),
      ("10000", "JPY", 10_000, "10000"), ("0", "JPY", 0, "0"), ("1.234", "KWD", 1234, "1.234"), ("1", "KWD", 1000, "1.000"),
      ("0.0001", "UYW", 1, "0.0001"),
      ("92233720368547758.07", "USD", .max, "92233720368547758.07"),
      ("-92233720368547758.08", "USD", .min, "-92233720368547758.08"),
    ] as [(String, String, Int64, String)])
  func aPlainDecimalIsReadExactly(text: String, code: String, units: Int64, decimal: String) throws {
    let money = try Money(parsing: text, currency: currency(code))
    #expect(money.minorUnits == units)
    #expect(money.decimal == decimal)
    #expect(try Money(parsing: money.text) == money)
  }

  @Test(arguments: [
    "", "-", ".", "1.", ".5", "1.2.3", "+5", "1e5", "NaN", "inf", "0x10", " 5", "5 ", "1 000", "1'000", "$5", "5-", "--5", "١٢",
    "12abc",
    "1\u{0}", "５", "½",
  ])
  func whatIsNoPlainDecimalIsRefusedAndQuoted(text: String) throws {
    let error = #expect(throws: ValueError.self) { try Money(parsing: text, currency: currency("USD")) }
    #expect(error?.message.hasPrefix(quoted(text)) == true)
  }

  @Test(arguments: ["1,800", "1,5", "1.800,00", "1,800.00", ","])
  func aCommaIsRefusedAsAmbiguous(text: String) throws {
    let error = #expect(throws: ValueError.self) { try Money(parsing: text, currency: currency("EUR")) }
    #expect(error?.message.hasPrefix("'\(text)' is ambiguous") == true)
  }

  @Test(arguments: [
    ("16.24", "JPY"), ("16.0", "JPY"), ("19.999", "USD"), ("1.800", "EUR"), ("1.2345", "KWD"), ("1.23456", "UYW"),
  ])
  func moreDecimalsThanTheCurrencyHasAreRefused(text: String, code: String) throws {
    let error = #expect(throws: ValueError.self) { try Money(parsing: text, currency: currency(code)) }
    #expect(error?.message.hasPrefix("'\(text)' is no amount of \(code), which has ") == true)
  }

  @Test(arguments: [
    ("92233720368547758.08", "USD"), ("-92233720368547758.09", "USD"), ("9223372036854775808", "JPY"),
    ("9223372036854775807", "USD"),
    ("99999999999999999999999999999999", "JPY"),
  ])
  func whatDoesNotFitIsRefused(text: String, code: String) throws {
    let error = #expect(throws: ValueError.self) { try Money(parsing: text, currency: currency(code)) }
    #expect(error?.message == "'\(text)' is too large for an amount of money.")
  }

  @Test(arguments: ["19.99", "USD", "19.99USD", "19.99 USD EUR", "USD 19.99", "19.99 XYZ", ""])
  func aTextNeedsAnAmountAndItsCurrency(text: String) {
    #expect(throws: ValueError.self) { try Money(parsing: text) }
  }

  @Test(arguments: [
    ("19.99", "25", "5.00"), ("18.90", "15", "2.84"), ("34.90", "15", "5.24"), ("19.95", "50", "9.98"), ("0.01", "50", "0.01"),
    ("0.01", "49.999999", "0.00"), ("-0.01", "50", "-0.01"), ("100", "12.5", "12.50"),
    ("92233720368547758.07", "100", "92233720368547758.07"),
    ("92233720368547758.07", "50", "46116860184273879.04"), ("19.99", "0", "0.00"), ("19.99", "-25", "-5.00"),
  ])
  func aShareRoundsHalfUpToTheMinorUnit(amount: String, percentage: String, share: String) throws {
    let money = try Money(parsing: amount, currency: currency("USD"))
    #expect(try money.share(Percentage(parsing: percentage)).decimal == share)
  }

  @Test func aShareIsWholeWhereThereAreNoMinorUnits() throws {
    #expect(try Money(parsing: "10001", currency: currency("JPY")).share(Percentage(50)).text == "5001 JPY")
  }

  @Test func sumsAndDifferencesAreChecked() throws {
    let dollars = try Money(parsing: "19.99 USD")
    #expect(try dollars + Money(parsing: "0.01 USD") == Money(parsing: "20.00 USD"))
    #expect(try dollars - Money(parsing: "20.00 USD") == Money(parsing: "-0.01 USD"))
    #expect(try dollars * 3 == Money(parsing: "59.97 USD"))
    #expect(throws: MoneyError.twoCurrencies(dollars.currency, try currency("EUR"))) { try dollars + Money(parsing: "1.00 EUR") }
    let most = Money(minorUnits: .max, currency: dollars.currency)
    #expect(throws: MoneyError.tooLarge) { try most + dollars }
    #expect(throws: MoneyError.tooLarge) { try Money(minorUnits: .min, currency: dollars.currency) - dollars }
    #expect(throws: MoneyError.tooLarge) { try most * 2 }
    #expect(throws: MoneyError.tooLarge) { try most.share(Percentage(101)) }
  }

  @Test(
    arguments: [
      (8000, 1, 8000), (8000, 3, 2667), (100, 3, 33), (5, 2, 3), (-5, 2, -3), (Int64.min, 1, -Int64.max), (.max, .max, 1),
      (0, 7, 0),
    ] as [(Int64, Int, Int64)])
  func anAmountIsPartedRoundedHalfUp(units: Int64, count: Int, part: Int64) throws {
    let currency = try currency("EUR")
    #expect(Money(minorUnits: units, currency: currency).divided(by: count) == Money(minorUnits: part, currency: currency))
  }

  @Test(arguments: [0, -1, .min])
  func noAmountIsPartedInLessThanOne(count: Int) throws {
    #expect(Money(minorUnits: 1, currency: try currency("EUR")).divided(by: count) == nil)
  }
}
