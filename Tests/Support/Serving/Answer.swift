/// An answer as it came over a socket.
public struct Answer: Sendable {
  public let status: Int
  /// Names in small letters.
  public let fields: [String: String]
  public let body: String
  /// Bytes it took.
  let length: Int

  public init?(_ octets: [UInt8], isHead: Bool) {
    guard let end = octets.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: octets[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
    guard let line = lines.first?.split(separator: " "), line.count >= 2, let status = Int(line[1]) else { return nil }
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      fields[line[..<colon].lowercased()] = String(line[line.index(after: colon)...].drop { $0 == " " })
    }
    let hasBody = !isHead && status >= 200 && status != 204 && status != 304
    let count = hasBody ? fields["content-length"].flatMap { Int($0) } ?? 0 : 0
    guard octets.count >= end.upperBound + count else { return nil }
    self.status = status
    self.fields = fields
    body = String(decoding: octets[end.upperBound..<end.upperBound + count], as: UTF8.self)
    length = end.upperBound + count
  }
}
