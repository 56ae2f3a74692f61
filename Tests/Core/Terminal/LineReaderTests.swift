import Terminal
import Testing

@Suite struct LineReaderTests {
  private func lines(_ reader: LineReader) throws -> [String] {
    var lines: [String] = []
    while let line = try reader.readLine() { lines.append(line) }
    return lines
  }

  @Test(
    arguments: [
      ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\r\nb\r\n", ["a", "b"]), ("\n\nx", ["", "", "x"]), ("a\rb\n", ["a\rb"]),
      ("é\n日", ["é", "日"]),
    ], [1, 2, 5, 4096])
  func linesComeWholeHoweverTheyArrive(given: (text: String, lines: [String]), largestRead: Int) throws {
    let reader = LineReader(MemoryInput(Array(given.text.utf8), largestRead: largestRead))
    #expect(try lines(reader) == given.lines)
  }

  @Test func theEndStaysTheEnd() throws {
    let reader = LineReader(MemoryInput("a"))
    #expect(try reader.readLine() == "a")
    #expect(try reader.readLine() == nil)
    #expect(try reader.readLine() == nil)
  }

  @Test func aLineThatIsNotUTF8IsRefusedAndTheNextOneRead() throws {
    let reader = LineReader(MemoryInput([0xFF, 0x0A, 0x61, 0x0A]))
    #expect(throws: InputError(.notUTF8)) { try reader.readLine() }
    #expect(try reader.readLine() == "a")
  }

  @Test func theLongestLineIsTakenAndALongerOneRefused() throws {
    let longest = [UInt8](repeating: 0x61, count: LineReader.longestLine)
    let reader = LineReader(MemoryInput(longest + [0x0A] + longest + longest + [0x0A, 0x62]))
    #expect(try reader.readLine()?.utf8.count == LineReader.longestLine)
    #expect(throws: InputError(.tooLong(limit: LineReader.longestLine))) { try reader.readLine() }
    #expect(try reader.readLine() == "b")
  }

  @Test func aSecretIsReadLikeAnyLine() throws {
    let reader = LineReader(MemoryInput(" pass word \nrest"))
    #expect(try reader.readSecret() == " pass word ")
    #expect(try reader.readLine() == "rest")
  }
}
