/// Takes JSON values off the front of a window; keeps its own stack of open containers, so no nesting overflows the program's.
struct JSONParser: ~Copyable {
  private struct Container {
    let isObject: Bool
    var members: [JSONMember] = []
    var items: [JSONValue] = []
    var name = ""

    mutating func add(_ value: JSONValue) {
      if isObject { members.append(JSONMember(name: name, value: value)) } else { items.append(value) }
    }

    var value: JSONValue { isObject ? .object(members) : .array(items) }
  }

  private static let deepest = 512

  var scanner: JSONScanner

  init(_ source: ByteSource, limit: Int) {
    scanner = JSONScanner(source, limit: limit)
  }

  var bytesRead: Int { scanner.bytesRead }

  mutating func skipByteOrderMark() throws { try scanner.skipByteOrderMark() }

  mutating func skipSpace() throws {
    scanner.startElement()
    try scanner.skipSpace()
    scanner.startElement()
  }

  mutating func isAtEnd() throws -> Bool { try scanner.peek() == nil }

  mutating func takes(_ byte: UInt8) throws -> Bool { try scanner.takes(byte) }

  mutating func expect(_ byte: UInt8, _ allowed: String) throws {
    if try !scanner.takes(byte) { throw try scanner.unexpected(allowed) }
  }

  mutating func expectEnd() throws {
    try skipSpace()
    if try !isAtEnd() { throw try scanner.unexpected("nothing more") }
  }

  /// A value that may go over several lines.
  mutating func element() throws -> JSONElement {
    let line = scanner.line
    let value = try value()
    try scanner.throwFlaw()
    return JSONElement(value: value, line: line)
  }

  /// A value that ends with its line; what is malformed costs this line alone.
  mutating func elementOfLine() throws -> JSONElement {
    scanner.staysOnLine = true
    defer { scanner.staysOnLine = false }
    let line = scanner.line
    do {
      let value = try value()
      try scanner.skipSpace()
      guard try scanner.peek() ?? 0x0A == 0x0A else { throw try scanner.unexpected("the end of the line") }
      try scanner.throwFlaw()
      return JSONElement(value: value, line: line)
    } catch let fault as InputFault where fault.line == line && !scanner.isPastLimit {
      try scanner.skipLine()
      throw InputFault(line: line, reason: fault.reason)
    }
  }

  /// Whether the value here is whole before its line ends; moves nowhere.
  mutating func isValueOnOneLine() throws -> Bool {
    scanner.staysOnLine = true
    defer {
      scanner.staysOnLine = false
      scanner.rewind()
    }
    do {
      _ = try value()
      return true
    } catch is InputFault {
      return try scanner.peek() != 0x0A
    }
  }

  private mutating func value() throws -> JSONValue {
    var open: [Container] = []
    while true {
      try scanner.skipSpace()
      var value: JSONValue
      if let container = try opened() {
        if open.count == Self.deepest { throw scanner.fault("this is nested more than \(Self.deepest) levels deep") }
        if try !closes(container) {
          open.append(container)
          if container.isObject { open[open.count - 1].name = try name() }
          continue
        }
        value = container.value
      } else {
        value = try scanner.scalar()
      }
      while let last = open.indices.last {
        open[last].add(value)
        try scanner.skipSpace()
        if try scanner.takes(0x2C) {
          if open[last].isObject { open[last].name = try name() }
          break
        }
        guard try closes(open[last]) else { throw try scanner.unexpected(open[last].isObject ? "',' or '}'" : "',' or ']'") }
        value = open.removeLast().value
      }
      if open.isEmpty { return value }
    }
  }

  private mutating func opened() throws -> Container? {
    if try scanner.takes(0x7B) { return Container(isObject: true) }
    return try scanner.takes(0x5B) ? Container(isObject: false) : nil
  }

  private mutating func closes(_ container: Container) throws -> Bool {
    try scanner.skipSpace()
    return try scanner.takes(container.isObject ? 0x7D : 0x5D)
  }

  private mutating func name() throws -> String {
    try scanner.skipSpace()
    guard try scanner.peek() == 0x22 else { throw try scanner.unexpected("a name in quotes") }
    let name = try scanner.string()
    try scanner.skipSpace()
    try expect(0x3A, "':'")
    return name
  }
}
