import Entities
import Files
import Testing

@Suite struct CellEncodingTests {
  private func written(_ write: (inout ByteBuffer) -> Void) -> String {
    var buffer = ByteBuffer(capacity: 64)
    write(&buffer)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  @Test(arguments: [0, 7, 10, 99, 100, 12_345, -1, -10, .max, .min])
  func integersAreWrittenWhole(number: Int) {
    #expect(written { $0.append(decimal: number) } == String(number))
  }

  /// Puts the byte at every place of texts of every length up to three words, so that the scan meets it everywhere.
  private func texts(with character: Character) -> [String] {
    (1...24).flatMap { length in
      (0..<length).map { place in
        String(repeating: "é", count: place) + String(character) + String(repeating: "x", count: length - place - 1)
      }
    }
  }

  @Test(arguments: ["\"", ",", "\n", "\r"] as [Character])
  func aCellIsQuotedWhereverTheCharacterStands(character: Character) {
    for text in texts(with: character) {
      let doubled =
        character == "\"" ? text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") : text
      #expect(written { $0.appendCSV(text) } == "\"\(doubled)\"")
    }
  }

  @Test func aCellIsNotQuotedForAnythingElse() {
    for byte in UInt8(0)...0x7F where !"\",\n\r".utf8.contains(byte) {
      for text in texts(with: Character(Unicode.Scalar(byte))) { #expect(written { $0.appendCSV(text) } == text) }
    }
  }

  @Test func jsonEscapesWhatItMustWhereverItStands() {
    let short: [UInt8: String] = [0x22: #"\""#, 0x5C: #"\\"#, 0x0A: #"\n"#, 0x0D: #"\r"#, 0x09: #"\t"#]
    for byte in UInt8(0)...0x7F {
      let character = Character(Unicode.Scalar(byte))
      let code = (byte < 16 ? #"\u000"# : #"\u00"#) + String(byte, radix: 16)
      let escaped = short[byte] ?? (byte < 0x20 || byte == 0x7F ? code : String(character))
      for text in texts(with: character) {
        let expected = text.split(separator: character, omittingEmptySubsequences: false).joined(separator: escaped)
        // `x` itself stands in the text more than once.
        if character != "x" { #expect(written { $0.appendJSON(text) } == "\"\(expected)\"") }
      }
    }
  }

  @Test(arguments: [
    ("\u{80}", #"\u0080"#), ("\u{9B}", #"\u009b"#), ("\u{A0}", "\u{A0}"), ("é", "é"), ("\u{61C}", #"\u061c"#),
    ("\u{61B}", "\u{61B}"),
    ("\u{200D}", "\u{200D}"), ("\u{200F}", #"\u200f"#), ("\u{2028}", #"\u2028"#), ("\u{202E}", #"\u202e"#),
    ("\u{2030}", "\u{2030}"),
    ("\u{2066}", #"\u2066"#), ("\u{FEFF}", #"\ufeff"#), ("😀", "😀"), ("日", "日"),
  ])
  func jsonEscapesWhatSteersATerminalAndNothingElseBeyondASCII(character: Character, escaped: String) {
    for text in texts(with: character) {
      let expected = text.split(separator: character, omittingEmptySubsequences: false).joined(separator: escaped)
      #expect(written { $0.appendJSON(text) } == "\"\(expected)\"")
    }
  }

  @Test(
    arguments: [
      ([], ""), (["a"], "a"), (["a", "b"], "a; b"), (["a;b"], #"a\;b"#), ([#"a\"#, ""], #"a\\; "#), (["a,b", "c"], "\"a,b; c\""),
      (["say \"x;\""], #""say ""x\;""""#), (["a\nb"], "\"a\nb\""),
    ])
  func aListIsOneCell(items: [String], cell: String) {
    #expect(written { $0.appendCSV(.list(items)) } == cell)
  }

  @Test func membersAreAnObjectAndInATableItsText() {
    let members = PropertyValue.members(["b": "say \"hi\"\n", "a": "ü"])
    #expect(written { $0.appendJSON(members) } == #"{"a":"ü","b":"say \"hi\"\n"}"#)
    #expect(written { $0.appendCSV(members) } == #""{""a"":""ü"",""b"":""say \""hi\""\n""}""#)
    #expect(written { $0.appendJSON(.members([:])) } == "{}")
  }
}
