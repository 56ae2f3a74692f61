/// The fields of a message's head in their order; names are compared without case (RFC 9110, section 5.1).
public struct HTTPHeaders: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  /// As sent, or as they will be; a name may stand there several times.
  public private(set) var fields: [Field] = []

  /// One line of a head.
  public struct Field: Sendable, Equatable {
    /// As written.
    public let name: String
    /// Without white space around it.
    public let value: String
  }

  /// None yet, and room for as many as most messages have.
  public init() { fields.reserveCapacity(8) }

  public init(dictionaryLiteral elements: (String, String)...) {
    fields.reserveCapacity(8)
    for (name, value) in elements { add(name, value) }
  }

  /// Adds a line behind the others.
  public mutating func add(_ name: String, _ value: String) { fields.append(Field(name: name, value: value)) }

  /// The value; several lines of one name are one list (RFC 9110, section 5.3). Setting replaces them all, nil removes them.
  public subscript(_ name: String) -> String? {
    get {
      var joined: String?
      for field in fields where Self.isSame(field.name, name) { joined = joined.map { "\($0), \(field.value)" } ?? field.value }
      return joined
    }
    set {
      if fields.contains(where: { Self.isSame($0.name, name) }) { fields.removeAll { Self.isSame($0.name, name) } }
      if let newValue { add(name, newValue) }
    }
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    guard one.utf8.count == other.utf8.count else { return false }
    if one == other { return true }
    var rest = other.utf8.makeIterator()
    for octet in one.utf8 where lowercased(octet) != rest.next().map(lowercased) { return false }
    return true
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
}
