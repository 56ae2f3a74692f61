import Entities
import Files
import Foundation
import Testing

@testable import Views

@Suite struct EncodingTests {
  private func written(_ write: (inout ByteBuffer) -> Void) -> String {
    var buffer = ByteBuffer(capacity: 64)
    write(&buffer)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  @Test func aUUIDIsWrittenAsFoundationDoesInLowerCase() {
    for _ in 0..<500 {
      let id = UUID()
      #expect(UUIDText.of(id) == id.uuidString.lowercased())
      #expect(written { $0.append(id) } == id.uuidString.lowercased())
    }
  }

  @Test(arguments: [0, 7, 10, 99, 100, 12_345, -1, -10, .max, .min])
  func integersAreWrittenWhole(number: Int) {
    #expect(written { $0.append(number) } == String(number))
  }

  @Test(
    arguments: [
      (1999, 5, 1, "1999-05-01"), (1999, 12, 0, "1999-12"), (1999, 0, 0, "1999"), (180, 0, 0, "0180"), (-362, 0, 0, "-0362"),
      (-44, 3, 15, "-0044-03-15"), (12_345, 1, 31, "12345-01-31"), (.min, 12, 31, "-2147483648-12-31"),
      (.max, 12, 31, "2147483647-12-31"),
    ] as [(Int32, UInt8, UInt8, String)])
  func datesAreWrittenAsFarAsTheyAreKnown(year: Int32, month: UInt8, day: UInt8, text: String) {
    let written = String(unsafeUninitializedCapacity: DateText.longest) { buffer in
      buffer.baseAddress.map { DateText.write(year: year, month: month, day: day, to: $0) } ?? 0
    }
    #expect(written == text)
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
      let escaped = short[byte] ?? (byte < 0x20 ? code : String(character))
      for text in texts(with: character) {
        let expected = text.split(separator: character, omittingEmptySubsequences: false).joined(separator: escaped)
        // `x` itself stands in the text more than once.
        if character != "x" { #expect(written { $0.appendJSON(text) } == "\"\(expected)\"") }
      }
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

  @Test func nestedValuesKeepTheirOrder() {
    let value = OutputValue.object([
      OutputMember("z", .integer(1)), OutputMember("a", .list([.text("x"), .object([]), .value(.none)])),
      OutputMember("b\"", .value(.flag(true))),
    ])
    #expect(written { $0.appendJSON(value) } == #"{"z":1,"a":["x",{},null],"b\"":true}"#)
  }

  @Test(
    arguments: [
      ("title", "Title"), ("publishedDate", "Published date"), ("id", "ID"), ("isbn", "ISBN"), ("avatarURL", "Avatar URL"),
      ("", ""),
    ])
  func aPropertyNameBecomesATitle(name: String, title: String) {
    #expect(PropertyTitle.of(name) == title)
  }
}
