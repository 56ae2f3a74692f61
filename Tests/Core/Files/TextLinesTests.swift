import Files
import Testing

@Suite struct TextLinesTests {
  private func lines(_ text: String) throws -> [String] {
    let reader = TextLines(ByteSource(Array(text.utf8)))
    var lines: [String] = []
    while let line = try reader.next() {
      lines.append("\(reader.number):" + String(decoding: line, as: UTF8.self))
    }
    #expect(try reader.next() == nil)
    return lines
  }

  @Test(arguments: [
    ("", []), ("a", ["1:a"]), ("a\n", ["1:a"]), ("a\r\nb", ["1:a", "2:b"]), ("\n\na", ["1:", "2:", "3:a"]), ("a\r", ["1:a"]),
    ("\u{FEFF}a\n", ["1:a"]), ("a\rb\n", ["1:a\rb"]), ("é\u{0}\n", ["1:é\u{0}"]),
  ])
  func endInLFOrCRLF(text: String, expected: [String]) throws {
    #expect(try lines(text) == expected)
  }

  @Test func areOfAnyLengthAndCounted() throws {
    let long = String(repeating: "x", count: 1 << 20)
    let reader = TextLines(ByteSource(Array("\(long)\n\(long)y".utf8)))
    #expect(try reader.next()?.count == 1 << 20 && reader.bytesRead == (1 << 20) + 1)
    #expect(try reader.next()?.count == (1 << 20) + 1 && reader.next() == nil)
    #expect(reader.bytesRead == (2 << 20) + 2)
  }

  @Test func aLineThatIsTooLongEndsReading() throws {
    let reader = TextLines(ByteSource(Array(("short\n" + String(repeating: "x", count: 1 << 20)).utf8)), limit: 1 << 16)
    #expect(try reader.next()?.count == 5)
    let fault = #expect(throws: InputFault.self) { try reader.next() }
    #expect(fault?.line == 2 && fault?.endsReading == true)
    #expect(try reader.next() == nil)
  }
}
