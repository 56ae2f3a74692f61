#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system's ICU where it is of the version the table of locales was taken from; the tests compare with it.
struct SystemICU {
  static let version = "72"
  static let installed = SystemICU()

  typealias Status = UnsafeMutablePointer<Int32>
  typealias Count = @convention(c) () -> Int32
  typealias Name = @convention(c) (Int32) -> UnsafePointer<CChar>?
  typealias Open = @convention(c) (UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, Status) -> OpaquePointer?
  typealias OpenResult = @convention(c) (Status) -> OpaquePointer?
  typealias Format = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32, OpaquePointer, Status) -> Void
  typealias ResultText = @convention(c) (OpaquePointer, UnsafeMutablePointer<UInt16>, Int32, Status) -> Int32
  typealias Close = @convention(c) (OpaquePointer) -> Void

  let locales: [String]
  private let open: Open
  private let format: Format
  private let resultText: ResultText
  private let close: Close
  private let openResult: OpenResult
  private let closeResult: Close

  private init?() {
    guard let common = dlopen("libicuuc.so.\(Self.version)", RTLD_NOW),
      let numbers = dlopen("libicui18n.so.\(Self.version)", RTLD_NOW)
    else { return nil }
    func function<F>(_ name: String, _ type: F.Type) -> F? {
      (dlsym(numbers, "\(name)_\(Self.version)") ?? dlsym(common, "\(name)_\(Self.version)")).map { unsafeBitCast($0, to: type) }
    }
    guard let count = function("uloc_countAvailable", Count.self), let name = function("uloc_getAvailable", Name.self),
      let open = function("unumf_openForSkeletonAndLocale", Open.self), let format = function("unumf_formatDecimal", Format.self),
      let resultText = function("unumf_resultToString", ResultText.self), let close = function("unumf_close", Close.self),
      let openResult = function("unumf_openResult", OpenResult.self), let closeResult = function("unumf_closeResult", Close.self)
    else { return nil }
    locales = (0..<count()).compactMap { name($0).map { String(cString: $0) } }
    (self.open, self.format, self.resultText, self.close) = (open, format, resultText, close)
    (self.openResult, self.closeResult) = (openResult, closeResult)
  }

  /// The prices of decimals in a currency, with Western digits and all decimals of the currency, without marks of direction.
  func prices(_ amounts: [String], currency: String, digits: Int, locale: String) -> [String] {
    let precision = digits == 0 ? "precision-integer" : "." + String(repeating: "0", count: digits)
    let skeleton = Array("currency/\(currency) numbering-system/latn \(precision)".utf16)
    var status: Int32 = 0
    guard let result = openResult(&status), let formatter = open(skeleton, Int32(skeleton.count), locale, &status)
    else { return [] }
    defer {
      close(formatter)
      closeResult(result)
    }
    return amounts.map { amount in
      format(formatter, amount, Int32(amount.utf8.count), result, &status)
      var text = [UInt16](repeating: 0, count: 128)
      let count = resultText(result, &text, 128, &status)
      let scalars = String(decoding: text[..<Int(count)], as: UTF16.self).unicodeScalars
      return String(String.UnicodeScalarView(scalars.filter { !["\u{200E}", "\u{200F}", "\u{61C}"].contains($0) }))
    }
  }
}
