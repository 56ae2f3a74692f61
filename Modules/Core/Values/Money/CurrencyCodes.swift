/// The codes of ISO 4217 and the digits of their minor units.
///
/// Source: ISO 4217 List One as of 1 January 2026, without codes that have no minor unit (metals, funds of the IMF, tests); and the codes
/// withdrawn since 2015, which receipts and older files still name.
enum CurrencyCodes {
  static let none: UInt8 = .max

  /// By digits, each in order of the alphabet.
  static let current: [(digits: UInt8, codes: String)] = [
    (0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"),
    (
      2,
      """
      AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CNY COP COU CRC \
      CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR \
      KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN \
      PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS \
      UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW ZWG
      """
    ),
    (3, "BHD IQD JOD KWD LYD OMR TND"),
    (4, "CLF UYW"),
  ]

  static let withdrawn: [(digits: UInt8, codes: String)] = [
    (0, "BYR"), (2, "ANG BGN CUC HRK LTL MRO SLL STD VEF ZWL"),
  ]

  /// For each of the 26³ codes its digits, or `none`: a code of each of a million rows is found without hashing.
  static let digits: [UInt8] = {
    var digits = [UInt8](repeating: none, count: 26 * 26 * 26)
    for (count, codes) in current + withdrawn {
      for code in codes.utf8.split(separator: 0x20) { digits[code.reduce(0) { $0 * 26 + Int($1) - 0x41 }] = count }
    }
    return digits
  }()
}

extension Currency {
  /// Every code by the digits of its minor unit, withdrawn ones too.
  public static let codesByDigits: [(digits: Int, codes: [String])] = {
    let all = (CurrencyCodes.current + CurrencyCodes.withdrawn).map {
      (Int($0.digits), $0.codes.split(separator: " ").map(String.init))
    }
    return Dictionary(all, uniquingKeysWith: +).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }()
}
