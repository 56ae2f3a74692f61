import Files
import TestSupport
import Testing

@Suite struct JSONReaderTests {
  @Test(arguments: [
    ("[]", ""), (" [ ] \n", ""), ("", ""), ("\u{FEFF}[1]", "1"), ("[1,\n 2 , 3]", "1|2|3"), ("[{}]", "{}"),
    ("[[],[[]]]", "[]|[[]]"),
    ("[null,true,false]", "null|true|false"),
    ("[0,-0,1.50,1e5,-1.2E-3,123456789012345678901234567890]", "0|-0|1.50|1e5|-1.2E-3|123456789012345678901234567890"),
    ("[\"a\\\"b\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\uD83D\\uDE00\"]", "'a\"b\\/\u{8}\u{C}\n\r\té😀'"),
    ("[{\"a\":1,\"b\":[2,{\"c\":null}]}]", "{a:1,b:[2,{c:null}]}"),
    ("{\"a\":1}\n{\"a\":2}\r\n\n  {\"a\":3}", "{a:1}|{a:2}|{a:3}"), ("{\n \"a\": 1\n}\n", "{a:1}"),
    ("{\n\"a\":1}{\"a\":2}", "{a:1}|{a:2}"), ("7", "7"),
    ("[\"\u{7F}\u{2028}日\"]", "'\u{7F}\u{2028}日'"), ("[\"\\u0000\"]", "'\u{0}'"),
  ])
  func `elements come one by one`(text: String, shown: String) throws {
    let read = try read(text)
    #expect(read.faults.isEmpty)
    #expect(read.elements.map { show($0.value) }.joined(separator: "|") == shown)
  }

  @Test(arguments: [
    ("[1", "Line 1: Column 3: the file ends where ',' or ']' was expected."),
    ("[1,]", "Line 1: Column 4: ']' stands where a value was expected. Nothing after it was read."),
    ("[1 2]", "Line 1: Column 4: '2' stands where ',' or ']' was expected. Nothing after it was read."),
    ("[\n{\"a\" 1}]", "Line 2: Column 6: '1' stands where ':' was expected. Nothing after it was read."),
    ("[1]x", "Line 1: Column 4: 'x' stands where nothing more was expected. Nothing after it was read."),
    ("[01]", "Line 1: Column 3: '1' stands where ',' or ']' was expected. Nothing after it was read."),
    ("[.5]", nil), ("[+1]", nil), ("[1.]", nil), ("[1e]", nil), ("[-]", nil), ("[NaN]", nil), ("[tru]", nil), ("['a']", nil),
    ("[\"a\nb\"]", nil),
    ("[\"\\x\"]", nil), ("[\"\\u12\"]", nil),
    ("[\"a", nil), ("[\"a\\", nil), ("[{\"a\":1,}]", nil), ("[{a:1}]", nil), ("[{1:1}]", nil), ("[1}", nil), ("[{]", nil),
    ("[1,,2]", nil),
    ("[//c\n1]", nil), ("{\n\"a\":\n}", nil), ("[", nil), ("[{\"a\"", nil),
  ])
  func `what RFC 8259 does not allow ends reading`(text: String, message: String?) throws {
    let faults = try read(text).faults
    #expect(faults.map(\.endsReading) == [true])
    if let message { #expect(faults.first?.message == message) }
  }

  @Test func `a malformed line costs that line alone`() throws {
    let read = try read("{\"a\":1}\n{\"a\":\n{\"a\":2\n{\"a\":3}x\n{\"a\":\"\u{1}\"}\n\"open\n{\"a\":4}\n")
    #expect(read.elements.map { show($0.value) } == ["{a:1}", "{a:4}"])
    #expect(read.elements.map(\.line) == [1, 7])
    #expect(read.faults.map(\.line) == [2, 3, 4, 5, 6])
    #expect(read.faults.allSatisfy { !$0.endsReading })
    #expect(read.faults.first?.reason == "Column 6: the line ends where a value was expected.")
  }

  @Test func `elements know their line`() throws {
    #expect(try read("\n[\n1,\n\n{\"a\":\n2},3\n]").elements.map(\.line) == [3, 5, 6])
  }

  @Test(arguments: [
    ("\\uD800", "half a surrogate pair is no character"), ("\\uDC00", "half a surrogate pair is no character"),
    ("\\uD800\\u0041", "half a surrogate pair is no character"), ("\\uD83D\\n", "half a surrogate pair is no character"),
    ("\\uD83Dx", "half a surrogate pair is no character"), ("\t\u{1}", "a control character must be escaped"),
    ("\\uD800\t", "half a surrogate pair is no character"),
  ])
  func `what is wrong inside a string costs its element alone`(flaw: String, reason: String) throws {
    for (text, line) in [("[1,\n{\"a\":\"x\(flaw)y\",\"b\":2},\n3]", 2), ("1\n\"\(flaw)\"\n3\n", 2), ("[1,\"\(flaw)\",3]", 1)] {
      let read = try read(text)
      #expect(read.elements.map { show($0.value) } == ["1", "3"])
      #expect(read.faults.map(\.line) == [line])
      #expect(read.faults.allSatisfy { !$0.endsReading && $0.reason.hasSuffix(": \(reason).") })
    }
  }

  @Test func `a string that is not UTF-8 costs its element alone`() throws {
    let read = try read([0x5B, 0x22, 0xC3, 0x22, 0x2C, 0x31, 0x5D])
    #expect(read.faults == [InputFault(line: 1, reason: "Column 5: the string before is not UTF-8 text.")])
    #expect(read.elements.map { show($0.value) } == ["1"])
  }

  @Test func `a flaw in a malformed line is not laid to the next`() throws {
    let read = try read("1\n{\"a\":\"\\uD800\"\n2\n")
    #expect(read.elements.map { show($0.value) } == ["1", "2"])
    #expect(read.faults.map(\.line) == [2])
  }

  @Test func `nesting is bounded and overflows no stack`() throws {
    let deep = String(repeating: "[", count: 513) + String(repeating: "]", count: 513)
    #expect(try read(deep).elements.count == 1)
    #expect(try read("[" + deep + "]").faults.count == 1)
    #expect(try read(String(repeating: "[", count: 1_000_000)).faults.count == 1)
    #expect(try read(String(repeating: "{\"a\":", count: 1_000_000)).faults.count == 1)
  }

  @Test func `an element is bounded, a file is not`() throws {
    let items = Array(repeating: "{\"name\":\"abcdefghijklmnopqrstuvwxyz\"}", count: 40_000)
    #expect(try read("[" + items.joined(separator: ",\n") + "]", limit: 1000).elements.count == 40_000)
    #expect(try read(items.joined(separator: "\n"), limit: 1000).elements.count == 40_000)
    #expect(
      try read("[\"" + String(repeating: "x", count: 2_000_000) + "\"]", limit: 300_000).faults.map(\.endsReading) == [true])
    #expect(
      try read("{\"a\":\"" + String(repeating: "x", count: 2_000_000) + "\"}", limit: 300_000).faults.map(\.endsReading) == [true]
    )
  }

  @Test func `any text comes back exact`() throws {
    var random = SeededRandom(seed: 21)
    let texts = (0..<20_000).map { _ in random.text(upTo: 25) }
    var buffer = ByteBuffer()
    for (index, text) in texts.enumerated() {
      buffer.append(index == 0 ? 0x5B : 0x2C)
      buffer.appendJSON(text)
    }
    buffer.append(0x5D)
    let reader = JSONReader(ByteSource(Array(buffer.bytes)))
    for text in texts {
      guard case .string(let found)? = try reader.next()?.value, found.utf8.elementsEqual(text.utf8) else {
        Issue.record("\(text) came back otherwise")
        return
      }
    }
    #expect(try reader.next() == nil)
    #expect(reader.bytesRead == buffer.count)
  }

  @Test func `no bytes make it trap`() throws {
    var random = SeededRandom(seed: 23)
    let alphabet = Array("[]{}\",:\\u0D8e-1.tn \n".utf8) + [0xC3, 0xFF, 0x00]
    for _ in 0..<30_000 {
      let bytes = (0..<Int.random(in: 0...20, using: &random)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
      }
      _ = try read(bytes)
    }
  }

  private func read(_ text: String, limit: Int = 1 << 24) throws -> (elements: [JSONElement], faults: [InputFault]) {
    try read(Array(text.utf8), limit: limit)
  }

  private func read(_ bytes: [UInt8], limit: Int = 1 << 24) throws -> (elements: [JSONElement], faults: [InputFault]) {
    let reader = JSONReader(ByteSource(bytes), limit: limit)
    var (elements, faults): ([JSONElement], [InputFault]) = ([], [])
    while true {
      do {
        guard let element = try reader.next() else { return (elements, faults) }
        elements.append(element)
      } catch let fault as InputFault {
        faults.append(fault)
      }
    }
  }

  private func show(_ value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .number(let digits): digits
    case .string(let text): "'\(text)'"
    case .array(let items): "[" + items.map(show).joined(separator: ",") + "]"
    case .object(let members): "{" + members.map { "\($0.name):\(show($0.value))" }.joined(separator: ",") + "}"
    }
  }
}
