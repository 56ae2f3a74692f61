public import Values

/// Where a server listens: a numeric address and a port.
public struct ListenAddress: TextValue {
  /// IPv4 or IPv6, without brackets.
  public let host: String
  /// 0 lets the system choose one.
  public let port: UInt16

  /// `127.0.0.1:8080`, `[::1]:8080`; throws `ValueError` for anything else.
  public init(parsing text: String) throws(ValueError) {
    let refusal = ValueError(
      "\(quoted(text)) is no address to listen at; use a number and a port, such as 127.0.0.1:8080 or [::1]:8080.")
    guard let colon = text.lastIndex(of: ":") else { throw refusal }
    let digits = text[text.index(after: colon)...]
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let port = UInt16(digits) else { throw refusal }
    var host = text[..<colon]
    let isBracketed = host.first == "[" && host.last == "]"
    if isBracketed { host = host.dropFirst().dropLast() }
    let isNumeric = host.utf8.allSatisfy { (0x30...0x3A).contains($0) || $0 == 0x2E || (0x61...0x66).contains($0 | 0x20) }
    guard !host.isEmpty, isNumeric, isBracketed == host.contains(":") else { throw refusal }
    self.host = String(host)
    self.port = port
  }

  public var text: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}
