import Files
import Testing

@Suite struct TextDecodingTests {
  private let text = "a,é\r\n日本 😀 “quoted” €\u{0}z"

  private func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
    ("\u{FEFF}" + text).utf16.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 255)]
      return bigEndian ? bytes : bytes.reversed()
    }
  }

  private func decoded(_ bytes: [UInt8], as encoding: TextEncoding, by size: Int = 4096) throws -> String {
    let source = ByteSource(decoding: ByteSource(bytes), as: encoding)
    var read: [UInt8] = []
    var memory = [UInt8](repeating: 0, count: size)
    while case let count = try memory.withUnsafeMutableBytes({ try source.read(into: $0) }), count > 0 {
      read += memory[..<count]
    }
    #expect(try source.peek(1) == [])
    return try #require(String(validating: read, as: UTF8.self))
  }

  @Test(arguments: [true, false], [1, 3, 4096])
  func `UTF-16 is read in both byte orders`(bigEndian: Bool, size: Int) throws {
    let bytes = utf16(text, bigEndian: bigEndian)
    let encoding = try #require(TextEncoding(mark: bytes))
    #expect(try decoded(bytes, as: encoding, by: size) == "\u{FEFF}" + text)
    let long = String(repeating: "ab日😀", count: 50_000)
    #expect(try decoded(utf16(long, bigEndian: bigEndian), as: encoding) == "\u{FEFF}" + long)
  }

  @Test(
    arguments: [
      ([0x3D, 0xD8], "\u{FFFD}"), ([0x3D, 0xD8, 0x61, 0x00], "\u{FFFD}a"), ([0x00, 0xDE, 0x61, 0x00], "\u{FFFD}a"),
      ([0x61, 0x00, 0x62], "a\u{FFFD}"), ([0x3D, 0xD8, 0x3D, 0xD8, 0x00, 0xDE], "\u{FFFD}😀"), ([], ""),
    ] as [([UInt8], String)])
  func `what is no UTF-16 becomes the replacement character`(bytes: [UInt8], text: String) throws {
    #expect(try decoded(bytes, as: .utf16LittleEndian) == text)
  }

  @Test(arguments: [
    (Array("é日😀".utf8), "é日😀"), ([0x43, 0x6F, 0x72, 0x74, 0xE2, 0x61, 0x7A], "Cortâaz"), ([0xE9], "é"), ([0xE2, 0x82], "â‚"),
    ([0x93, 0x61, 0x94, 0x80, 0x81], "“a”€\u{81}"), ([0xC3, 0xA9, 0xE9, 0xC3, 0xA9], "ééé"), ([0xF0, 0x9F, 0x98], "ðŸ˜"),
  ])
  func `bytes that are no UTF-8 are signs of Windows-1252`(bytes: [UInt8], text: String) throws {
    #expect(try decoded(bytes, as: .utf8OrWindows) == text)
  }

  @Test func `a character is whole wherever a piece of the file ends`() throws {
    // Pieces are 65,536 bytes long.
    for offset in 65_530..<65_540 {
      let text = String(repeating: "x", count: offset) + "😀é" + String(repeating: "y", count: 70_000)
      #expect(try decoded(Array(text.utf8), as: .utf8OrWindows) == text)
    }
  }

  @Test func `no mark is no UTF-16`() {
    #expect(TextEncoding(mark: []) == nil && TextEncoding(mark: [0xFF]) == nil && TextEncoding(mark: [0xEF, 0xBB]) == nil)
  }

  @Test func `peeking does not change what is read`() throws {
    let source = ByteSource(decoding: ByteSource(utf16(text, bigEndian: false)), as: .utf16LittleEndian)
    #expect(try source.peek(4) == Array("\u{FEFF}a".utf8))
    #expect(source.size == nil)
    let reader = CSVReader(source)
    #expect(try reader.next()?.texts == ["a", "é"])
  }
}
