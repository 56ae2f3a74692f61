import Entities
import Testing
import Values
import Views

@Suite struct MoneyFormatTests {
  private func text(_ money: String, _ locale: String) throws -> String {
    MoneyFormat(try MoneyLocale(parsing: locale)).text(of: try Money(parsing: money))
  }

  @Test(arguments: [
    ("19.99 USD", "en_US", "$19.99"), ("-1234567.50 USD", "en_US", "-$1,234,567.50"), ("19.99 CHF", "en_US", "CHF\u{A0}19.99"),
    ("19.99 EUR", "de_DE", "19,99\u{A0}€"), ("1234.50 USD", "de_DE", "1.234,50\u{A0}$"), ("19.99 EUR", "de_AT", "€\u{A0}19,99"),
    ("1234567.50 CHF", "de_CH", "CHF\u{A0}1’234’567.50"), ("-5.00 CHF", "de_CH", "CHF-5.00"),
    ("10000 JPY", "ja_JP", "￥10,000"), ("10000 JPY", "en_US", "¥10,000"), ("10000 JPY", "zh_CN", "JP¥10,000"),
    ("1234567.50 EUR", "fr_FR", "1\u{202F}234\u{202F}567,50\u{A0}€"), ("19.99 USD", "fr_FR", "19,99\u{A0}$US"),
    ("19.99 USD", "fr_CA", "19,99\u{A0}$\u{A0}US"), ("1234567.50 INR", "hi_IN", "₹12,34,567.50"),
    ("123456789.00 INR", "en_IN", "₹12,34,56,789.00"), ("1234.50 EUR", "es_ES", "1234,50\u{A0}€"),
    ("12345.50 EUR", "es_ES", "12.345,50\u{A0}€"), ("19.999 KWD", "ar_EG", "19.999\u{A0}د.ك."),
    ("-5.00 EUR", "sv_SE", "−5,00\u{A0}€"),
    ("-5.00 EUR", "nl_NL", "€\u{A0}-5,00"), ("19.99 CAD", "en_CA", "$19.99"), ("19.99 USD", "en_CA", "US$19.99"),
    ("0.05 GBP", "en_GB", "£0.05"), ("19.99 XCG", "en_US", "XCG\u{A0}19.99"), ("1.0000 UYW", "en_US", "UYW\u{A0}1.0000"),
    ("-92233720368547758.08 USD", "en_US", "-$92,233,720,368,547,758.08"),
  ])
  func aPriceIsWrittenByTheHabitsOfTheLocale(money: String, locale: String, text: String) throws {
    #expect(try self.text(money, locale) == text)
  }

  @Test(arguments: [
    ("de_DE.UTF-8", "de_DE"), ("de-de", "de_DE"), ("DE_de.iso88591@euro", "de_DE"), ("de", "de"), ("de_XX", "de_XX"),
    ("de.UTF-8", "de"),
    ("sr_RS@latin", "sr_Latn_RS"), ("zh-hant-tw", "zh_Hant_TW"), ("es_419", "es_419"),
  ])
  func aLocaleIsReadAsSystemsWriteIt(input: String, text: String) throws {
    #expect(try MoneyLocale(parsing: input).text == text)
  }

  @Test(arguments: [
    "", "C", "POSIX", "xx", "xx_YY", "root", "d", "de__DE", "de_", "_", "@", ".UTF-8", "de DE", "de_DE_a_b_c", "../../etc",
    "de_D\u{0}", "größe",
  ])
  func whatIsNoLocaleIsRefused(text: String) {
    #expect(throws: ValueError.self) { try MoneyLocale(parsing: text) }
  }

  @Test(
    arguments: [
      (["LC_ALL": "de_DE.UTF-8", "LC_MONETARY": "en_US", "LANG": "fr_FR"], "de_DE"),
      (["LC_ALL": "", "LC_MONETARY": "ja_JP", "LANG": "fr_FR"], "ja_JP"), (["LANG": "fr_FR"], "fr_FR"), ([:], "en_US"),
      (["LC_ALL": "C.UTF-8", "LANG": "fr_FR"], "en_US"), (["LC_ALL": "tlh_XX"], "en_US"), (["LC_NUMERIC": "fr_FR"], "en_US"),
    ] as [([String: String], String)])
  func theEnvironmentIsAskedInTheOrderOfPOSIX(environment: [String: String], locale: String) {
    #expect(MoneyLocale(environment: environment).text == locale)
  }

  @Test func onlyMoneyIsWrittenAsMoney() throws {
    let format = MoneyFormat(try MoneyLocale(parsing: "en_US"))
    #expect(format.text(of: .money(try Money(parsing: "5.00 USD"))) == "$5.00")
    #expect(format.text(of: .none).isEmpty)
    #expect(format.text(of: .text("x")) == "x")
  }
}
