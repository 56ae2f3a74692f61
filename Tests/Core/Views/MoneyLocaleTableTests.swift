import Testing
import Values
import Views

@Suite(.enabled(if: SystemICU.installed != nil, "the ICU the table was taken from is not installed"))
struct MoneyLocaleTableTests {
  /// The table leaves out the `$` between escudos and centavos, which ICU writes in every currency.
  private static let capeVerde: Set = ["kea", "kea_CV", "pt_CV"]

  /// Where ICU writes euros, and only those, unlike every other currency, by a pattern of a locale above.
  private static let otherEuros: Set = ["en_150", "en_CH", "en_DK", "en_SE"]

  /// Each currency whose symbol any locale has of its own.
  private static let currencies = [
    "EUR", "USD", "JPY", "GBP", "CHF", "CNY", "INR", "KRW", "BRL", "CAD", "AUD", "NZD", "MXN", "PHP", "THB", "VND", "TWD", "HKD",
    "ILS",
    "XCD", "XAF", "XOF", "XPF", "KES", "GNF", "TZS", "RUB", "NGN", "PKR", "GHS", "UGX", "BAM", "DKK", "SGD", "MRU", "BZD", "NOK",
    "ZAR",
    "NAD", "BMD", "LRD", "SEK", "PLN", "CZK", "HUF", "TRY", "UAH", "BGN", "RON", "KWD", "BHD", "JOD", "TND", "UYW", "CLF", "ISK",
    "CLP",
    "COP", "ARS", "PEN", "EGP", "MAD", "SAR", "AED", "IRR", "AMD", "GEL", "KZT", "XCG",
  ]

  @Test func everyLocaleAndCurrencyIsWrittenAsICUDoes() throws {
    let icu = try #require(SystemICU.installed)
    #expect(icu.locales.count > 700)
    var wrong: [String] = []
    for locale in icu.locales where !Self.capeVerde.contains(locale) && locale != "en_US_POSIX" {
      let format = MoneyFormat(try MoneyLocale(parsing: locale))
      for code in Self.currencies where code != "EUR" || !Self.otherEuros.contains(locale) {
        let currency = try Currency(parsing: code)
        // The habits are tried on one currency, of the others only the symbol.
        let amounts = (code == "USD" ? [5, 1_234_567_890, -1_234_567] : [99]).map { Money(minorUnits: $0, currency: currency) }
        let expected = icu.prices(amounts.map(\.decimal), currency: code, digits: currency.digits, locale: locale)
        let written = amounts.map(format.text)
        if written != expected { wrong.append("\(locale) \(code): \(written) is \(expected)") }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count) wrong: \(wrong.prefix(10))")
  }

  @Test(arguments: [
    ("es_ES", "1234.50"), ("es_ES", "12345.50"), ("pl_PL", "1234.50"), ("ee_GH", "12345.50"), ("ee_GH", "123456.50"),
    ("hi_IN", "1234567.50"),
    ("zh_TW", "1234.50"), ("sr_Latn_RS", "1234.50"), ("uz_UZ", "1234.50"), ("de_LI", "-1234.50"), ("en_AU", "-0.50"),
  ])
  func groupsBeginWhereTheyDoInICU(locale: String, amount: String) throws {
    let icu = try #require(SystemICU.installed)
    let money = try Money(parsing: amount, currency: Currency(parsing: "EUR"))
    #expect(
      [MoneyFormat(try MoneyLocale(parsing: locale)).text(of: money)]
        == icu.prices([amount], currency: "EUR", digits: 2, locale: locale))
  }
}
