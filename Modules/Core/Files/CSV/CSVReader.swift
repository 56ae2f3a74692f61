/// Reads CSV (RFC 4180 and what programs make of it) record by record, in memory bounded by the largest record.
///
/// Lines end in LF, CRLF or CR, also the last one or not; a byte-order mark and blank lines are skipped; a quote inside an unquoted field
/// is text; NUL and other controls are kept.
public final class CSVReader {
  private var scanner: CSVScanner
  /// Whether amounts may have a comma before their decimals, as they have where `;` or a tab parts columns.
  let hasDecimalCommas: Bool

  /// - Parameters:
  ///   - separator: an ASCII byte, `,` or `;` or a tab.
  ///   - quotes: whether `"` quotes; some tab-separated files use it as text.
  ///   - isNumbered: whether a record begins with a number: where one has fewer fields than the first, a line that does not
  ///     belongs to the text of its last field.
  ///   - limit: the bytes one record may have at least; one of twice as many is refused.
  public init(_ source: ByteSource, separator: UInt8 = 0x2C, quotes: Bool = true, isNumbered: Bool = false, limit: Int = 1 << 24)
  {
    hasDecimalCommas = false
    scanner = CSVScanner(source, separator: separator, quotes: quotes, isNumbered: isNumbered, limit: limit)
  }

  /// Takes the separator from the header, for tables that people open in spreadsheets and save as their country has them.
  public init(detecting source: ByteSource) throws(FileError) {
    let separator = FileBeginning(try source.peek(FileBeginning.length)).separator
    hasDecimalCommas = separator != 0x2C
    scanner = CSVScanner(source, separator: separator, quotes: true, isNumbered: false, limit: 1 << 24)
  }

  /// Bytes of the records read so far, to show progress.
  public var bytesRead: Int { scanner.bytesRead }

  /// The next record, valid until the call after; `nil` at the end.
  ///
  /// - Throws: `InputFault` for a record that cannot be read; unless it ends reading, the next call goes on behind it. `FileError`.
  public func next() throws -> CSVRow? {
    try scanner.next()
  }
}
