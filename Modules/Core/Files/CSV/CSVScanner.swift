#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The state of a CSV reader. Quoted fields are unquoted in place, so no byte is copied that has no doubled quote before it.
struct CSVScanner: ~Copyable {
  private var window: InputWindow
  private let separator: UInt8
  private let quotes: Bool
  private let isNumbered: Bool
  /// Fields of the first record.
  private var columns = 0
  private var fields: UnsafeMutablePointer<CSVRow.Field>
  private var capacity = 32
  private var count = 0
  /// Bytes of the record read so far.
  private var position = 0
  /// The line at `position`.
  private var line = 1
  private var dropped = 0
  private var hasStarted = false
  private var hasEnded = false

  init(_ source: ByteSource, separator: UInt8, quotes: Bool, isNumbered: Bool, limit: Int) {
    window = InputWindow(source, limit: min(limit, 1 << 30))
    self.separator = separator
    self.quotes = quotes
    self.isNumbered = isNumbered
    fields = .allocate(capacity: capacity)
  }

  deinit {
    fields.deallocate()
  }

  var bytesRead: Int { dropped + position }

  mutating func next() throws -> CSVRow? {
    if hasEnded { return nil }
    do {
      if !hasStarted {
        hasStarted = true
        try window.dropByteOrderMark()
      }
      guard try startRecord() else { return nil }
      let start = line
      try readRecord(start)
      try check(start)
      if columns == 0 { columns = count }
      return CSVRow(base: window.bytes, fields: fields, count: count, line: start)
    } catch let fault as InputFault {
      hasEnded = fault.endsReading
      throw fault
    }
  }

  /// Leaves the last record behind, then blank lines; `false` at the end.
  private mutating func startRecord() throws -> Bool {
    repeat {
      window.drop(position)
      dropped += position
      position = 0
      count = 0
      guard try hasByte() else { return false }
    } while try takesLineEnd()
    return true
  }

  private mutating func readRecord(_ start: Int) throws {
    repeat {
      if quotes, try hasByte(), window.bytes[position] == 0x22 {
        try readQuoted(start)
      } else {
        try readPlain()
      }
    } while try takesSeparator()
  }

  private mutating func readPlain() throws {
    let start = position
    repeat {
      repeat {
        position = endOfPlain(from: position)
      } while try position == window.count && window.fill(line: line)
    } while try isNumbered && takesLineEndInside()
    append(start, position)
  }

  /// Moves past a line end that belongs to the text of a field: the record is not whole yet, and the next line begins none.
  private mutating func takesLineEndInside() throws -> Bool {
    guard count + 1 < columns, try hasByte(), case let byte = window.bytes[position], byte == 0x0A || byte == 0x0D else {
      return false
    }
    var next = position + 1
    if byte == 0x0D, try hasByte(at: next), window.bytes[next] == 0x0A { next += 1 }
    guard try hasByte(at: next), try !beginsRecord(at: next) else { return false }
    position = next
    line += 1
    return true
  }

  /// Whether a number and a separator stand there.
  private mutating func beginsRecord(at start: Int) throws -> Bool {
    var index = start
    while try hasByte(at: index), window.bytes[index] &- 0x30 < 10 { index += 1 }
    return try index > start && hasByte(at: index) && window.bytes[index] == separator
  }

  private mutating func readQuoted(_ start: Int) throws {
    let opened = line
    position += 1
    let begin = position
    var written = begin
    while true {
      let quote = try endOfQuoted(opened)
      let length = quote - position
      let bytes = window.bytes
      line += Self.lineEnds(bytes + position, length)
      if written != position { memmove(bytes + written, bytes + position, length) }
      written += length
      position = quote + 1
      guard try hasByte(), window.bytes[position] == 0x22 else { break }
      window.bytes[written] = 0x22
      written += 1
      position += 1
    }
    append(begin, written)
    try expectEndOfField(start)
  }

  private mutating func expectEndOfField(_ start: Int) throws {
    guard try hasByte(), case let byte = window.bytes[position], byte != separator, byte != 0x0A, byte != 0x0D else { return }
    repeat {
      position = endOfPlain(from: position, separator: 0x0A)
    } while try position == window.count && window.fill(line: line)
    _ = try takesLineEnd()
    throw InputFault(line: start, reason: "Text follows a closing quote; a quote inside quotes is written twice.")
  }

  private func check(_ start: Int) throws {
    if UTF8Validity.isASCII(UnsafeRawBufferPointer(start: window.bytes, count: position)) { return }
    for index in 0..<count {
      let field = fields[index]
      let bytes = UnsafeRawBufferPointer(start: window.bytes + Int(field.start), count: Int(field.end - field.start))
      if !UTF8Validity.isValid(bytes) {
        throw InputFault(line: start, reason: "Field \(index + 1) is not UTF-8 text; save the file as UTF-8.")
      }
    }
  }

  // MARK: Bytes

  private mutating func hasByte() throws -> Bool {
    if position < window.count { return true }
    return try window.fill(line: line)
  }

  private mutating func hasByte(at index: Int) throws -> Bool {
    while index >= window.count {
      if try !window.fill(line: line) { return false }
    }
    return true
  }

  private mutating func takesSeparator() throws -> Bool {
    guard try hasByte() else { return false }
    if window.bytes[position] == separator {
      position += 1
      return true
    }
    _ = try takesLineEnd()
    return false
  }

  /// Moves past LF, CRLF or CR.
  private mutating func takesLineEnd() throws -> Bool {
    let byte = window.bytes[position]
    guard byte == 0x0A || byte == 0x0D else { return false }
    position += 1
    line += 1
    if byte == 0x0D, try hasByte(), window.bytes[position] == 0x0A { position += 1 }
    return true
  }

  /// Where the next quote stands, reading on as far as needed.
  private mutating func endOfQuoted(_ opened: Int) throws -> Int {
    var searched = position
    while true {
      let from = window.bytes + searched
      if let hit = memchr(from, 0x22, window.count - searched) { return searched + (hit - UnsafeMutableRawPointer(from)) }
      searched = window.count
      if try !window.fill(line: opened) {
        throw InputFault(
          line: opened, reason: "A quote that begins here is never closed; nothing after it was read.", endsReading: true)
      }
    }
  }

  private func endOfPlain(from start: Int) -> Int { endOfPlain(from: start, separator: separator) }

  /// Where the next separator or line end stands, or the count; eight bytes at a time.
  private func endOfPlain(from start: Int, separator: UInt8) -> Int {
    let raw = UnsafeRawPointer(window.bytes)
    let count = window.count
    let separators = UInt64(separator) &* 0x0101_0101_0101_0101
    var index = start
    while index + 8 <= count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let hits =
        ByteSearch.zeros(word ^ separators) | ByteSearch.zeros(word ^ 0x0A0A_0A0A_0A0A_0A0A)
        | ByteSearch.zeros(word ^ 0x0D0D_0D0D_0D0D_0D0D)
      if hits != 0 { return index + hits.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count, case let byte = window.bytes[index], byte != separator, byte != 0x0A, byte != 0x0D { index += 1 }
    return index
  }

  private static func lineEnds(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
    var ends = 0
    for index in 0..<count {
      if bytes[index] == 0x0A || (bytes[index] == 0x0D && (index + 1 == count || bytes[index + 1] != 0x0A)) { ends += 1 }
    }
    return ends
  }

  private mutating func append(_ start: Int, _ end: Int) {
    if count == capacity {
      let larger = UnsafeMutablePointer<CSVRow.Field>.allocate(capacity: capacity * 2)
      larger.update(from: fields, count: count)
      fields.deallocate()
      fields = larger
      capacity *= 2
    }
    fields[count] = CSVRow.Field(start: UInt32(start), end: UInt32(end))
    count += 1
  }
}
