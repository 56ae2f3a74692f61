/// Which rows of a result are asked for, counted from 0: `limit` and `offset`, or a `Range` of items.
struct RowRange: Equatable {
  /// More than this no answer has, whatever is asked for.
  static let most = 1000

  let offset: Int
  /// nil is as many as there are.
  let limit: Int?

  /// Parameters and header together ask for the rows that both allow. A header that is no range of items counts as none (RFC 9110, 14.2).
  init(limit: String?, offset: String?, header: String?) throws(RESTError) {
    var start = try Self.number(offset, "offset") ?? 0
    let length = try Self.number(limit, "limit")
    var end = length.map { Self.sum(start, $0) }
    if let header, let (first, last) = Self.range(header) {
      if let last, last < first { throw .unsatisfiable("The lower boundary must be lower than or equal to the upper boundary.") }
      start = max(start, first)
      if let last { end = min(end ?? .max, Self.sum(last, 1)) }
    }
    self.offset = start
    self.limit = end.map { max(0, $0 - start) }
  }

  /// Never more than `most`.
  var bounded: Int { min(limit ?? Self.most, Self.most) }

  /// `Content-Range` of so many rows behind an offset.
  static func text(_ offset: Int, _ shown: Int, of total: Int?) -> String {
    let total = total.map(String.init) ?? "*"
    return shown == 0 ? "*/" + total : String(offset) + "-" + String(offset + shown - 1) + "/" + total
  }

  private static func number(_ text: String?, _ name: String) throws(RESTError) -> Int? {
    guard let text, !text.isEmpty else { return nil }
    guard let number = Int(text) else { throw .unparsable("\(name) parameter (\(text))", details: "a whole number was expected") }
    if number < 0 { throw .unsatisfiable("Limit and offset must be 0 or more.") }
    return number
  }

  /// `0-24` or `25-`.
  private static func range(_ text: String) -> (Int, Int?)? {
    var text = Substring(text)
    if text.utf8.starts(with: "items=".utf8) { text = text.dropFirst(6) }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let first = digits(parts[0]) else { return nil }
    if parts[1].isEmpty { return (first, nil) }
    return digits(parts[1]).map { (first, $0) }
  }

  private static func digits(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }

  private static func sum(_ left: Int, _ right: Int) -> Int {
    let (sum, overflows) = left.addingReportingOverflow(right)
    return overflows ? .max : sum
  }
}
