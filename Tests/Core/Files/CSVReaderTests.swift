import Files
import TestSupport
import Testing

@Suite struct CSVReaderTests {
  @Test func `a line that begins with no number goes on with a record that is not whole`() throws {
    let text = "id\ta\tb\n1\tone\ntwo\n\n3\tthree\n4\tx\ty\nz\n5\tlast\nline\tend\n6\tcut\n"
    let reader = CSVReader(ByteSource(Array(text.utf8)), separator: 0x09, quotes: false, isNumbered: true)
    var rows: [[String]] = []
    var lines: [Int] = []
    while let row = try reader.next() {
      rows.append(row.texts)
      lines.append(row.line)
    }
    #expect(
      rows == [
        ["id", "a", "b"], ["1", "one\ntwo\n"], ["3", "three"], ["4", "x", "y"], ["z"], ["5", "last\nline", "end"], ["6", "cut"],
      ])
    #expect(lines == [1, 2, 5, 6, 7, 8, 10])
  }

  @Test(arguments: [
    ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]), ("a,b\r\nc,d", [["a", "b"], ["c", "d"]]), ("a\rb\r", [["a"], ["b"]]),
    ("\u{FEFF}a,b", [["a", "b"]]), ("a,,\n,\n", [["a", "", ""], ["", ""]]), ("\n\n a \n\r\n\rb", [[" a "], ["b"]]), ("", []),
    ("\u{FEFF}", []),
    ("\"a,b\",\"c\nd\",\"e\r\nf\"", [["a,b", "c\nd", "e\r\nf"]]), ("\"a\"\"b\",\"\"\"\",\"\"", [["a\"b", "\"", ""]]),
    ("a\"b,5\" disk,=\"0439\"", [["a\"b", "5\" disk", "=\"0439\""]]), ("\"=\"\"0439\"\"\"\n", [["=\"0439\""]]),
    ("\"a\"", [["a"]]), ("\"\"", [[""]]),
    ("a\u{0}b,\u{1B}", [["a\u{0}b", "\u{1B}"]]), ("é,日本,😀\n", [["é", "日本", "😀"]]), (",", [["", ""]]),
    ("\"x\"\r\"y\"\r\n\"z\"", [["x"], ["y"], ["z"]]),
    ("\"é\"\"日\",ü", [["é\"日", "ü"]]), ("a;b", [["a;b"]]),
  ])
  func `records are read as written`(text: String, rows: [[String]]) throws {
    #expect(try read(text).rows == rows)
  }

  @Test func `lines are physical ones`() throws {
    let read = try read("h\n\"a\nb\r\nc\rd\"\n\ne\r\r\nf\n\"\r\"\"\n\"\ng")
    #expect(read.lines == [1, 2, 7, 9, 10, 13])
  }

  @Test func `another separator, with quotes or without`() throws {
    #expect(try read("a\tb,c\n\"d\te\"\tf\n", separator: 0x09).rows == [["a", "b,c"], ["d\te", "f"]])
    #expect(try read("\"a\tb\"c\n", separator: 0x09, quotes: false).rows == [["\"a", "b\"c"]])
    #expect(try read("a;b;\"c;d\"", separator: 0x3B).rows == [["a", "b", "c;d"]])
  }

  @Test func `a faulty record is named and those around it are read`() throws {
    let text = Array("a,b\n\"x\"y,\"z\"\nc,d\n".utf8) + [0x22, 0xFF, 0x0A, 0x22, 0x2C, 0x78, 0x0A] + Array("e,f".utf8)
    let read = try read(text)
    #expect(read.rows == [["a", "b"], ["c", "d"], ["e", "f"]])
    #expect(read.faults.map(\.line) == [2, 4])
    #expect(read.faults.map(\.endsReading) == [false, false])
    #expect(read.faults.last?.message == "Line 4: Field 1 is not UTF-8 text; save the file as UTF-8.")
  }

  @Test(arguments: [
    [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80], [0xC3], [0xE0, 0x80, 0x80], [0xF8, 0x88],
  ])
  func `bytes that are no UTF-8 are refused`(bytes: [UInt8]) throws {
    #expect(try read(bytes + [0x0A]).faults.count == 1)
    #expect(try read([0x61, 0x2C, 0x22] + bytes + [0x22]).faults.count == 1)
  }

  @Test func `a field may not borrow the bytes of the next to be UTF-8`() throws {
    #expect(try read([0xC3, 0x2C, 0xA9]).faults.count == 1)
    #expect(try read([0x22, 0xC3, 0x22, 0x22, 0xA9, 0x22]).faults.count == 1)
  }

  @Test func `a quote never closed is named by the line where it begins`() throws {
    let read = try read("a\nb,\"c\nd\n")
    #expect(read.rows == [["a"]])
    #expect(
      read.faults == [
        InputFault(line: 2, reason: "A quote that begins here is never closed; nothing after it was read.", endsReading: true)
      ])
  }

  @Test func `a record beyond the limit ends reading, a file beyond it does not`() throws {
    let rows = String(repeating: "abc,def\n", count: 200_000)
    #expect(try read(rows, limit: 100).rows.count == 200_000)
    let fault = try read("x\n\"" + rows, limit: 300_000).faults
    #expect(fault.map(\.line) == [2])
    #expect(fault.map(\.endsReading) == [true])
  }

  @Test(arguments: [[0xFF, 0xFE, 0x61, 0x00], [0xFE, 0xFF, 0x00, 0x61], [0xFF, 0xFE]])
  func `UTF-16 is refused with advice`(bytes: [UInt8]) throws {
    let faults = try read(bytes).faults
    #expect(faults.map(\.reason) == ["The file is UTF-16; save it as UTF-8 and try again."])
  }

  @Test func `any text comes back exact, wherever the buffer ends`() throws {
    var random = SeededRandom(seed: 3)
    var rows: [[String]] = []
    var buffer = ByteBuffer()
    for _ in 0..<20_000 {
      let row = (0..<3).map { _ in random.text(upTo: 30) }
      rows.append(row)
      for (index, text) in row.enumerated() {
        if index > 0 { buffer.append(0x2C) }
        buffer.appendCSV(text)
      }
      buffer.append(0x0A)
    }
    #expect(buffer.count > 1 << 20)
    let read = try read(Array(buffer.bytes))
    #expect(read.faults.isEmpty)
    #expect(read.rows.count == rows.count)
    for (found, wanted) in zip(read.rows, rows) {
      #expect(zip(found, wanted).allSatisfy { $0.utf8.elementsEqual($1.utf8) } && found.count == wanted.count)
    }
  }

  @Test func `no bytes make it trap`() throws {
    var random = SeededRandom(seed: 5)
    let alphabet: [UInt8] = [0x22, 0x22, 0x2C, 0x0A, 0x0D, 0x61, 0xC3, 0xA9, 0xFF, 0x00]
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...24, using: &random)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
      }
      let read = try read(bytes)
      #expect(read.lines.allSatisfy { $0 >= 1 && $0 <= bytes.count })
    }
  }

  private func read(_ text: String, separator: UInt8 = 0x2C, quotes: Bool = true, limit: Int = 1 << 24) throws -> (
    rows: [[String]], lines: [Int], faults: [InputFault]
  ) {
    try read(Array(text.utf8), separator: separator, quotes: quotes, limit: limit)
  }

  private func read(_ bytes: [UInt8], separator: UInt8 = 0x2C, quotes: Bool = true, limit: Int = 1 << 24) throws -> (
    rows: [[String]], lines: [Int], faults: [InputFault]
  ) {
    let reader = CSVReader(ByteSource(bytes), separator: separator, quotes: quotes, limit: limit)
    var (rows, lines, faults): ([[String]], [Int], [InputFault]) = ([], [], [])
    while true {
      do {
        guard let row = try reader.next() else { return (rows, lines, faults) }
        rows.append(row.texts)
        lines.append(row.line)
      } catch let fault as InputFault {
        faults.append(fault)
      }
    }
  }
}
