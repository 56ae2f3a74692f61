import Foundation
import Testing
import Values

@Suite struct UUIDTextTests {
  @Test func `text and UUID are those of Foundation`() {
    for _ in 0..<1000 {
      let id = UUID()
      #expect(UUIDText.text(id) == id.uuidString.lowercased())
      #expect(UUIDText.uuid(id.uuidString) == id)
      #expect(UUIDText.uuid(id.uuidString.lowercased()) == id)
    }
  }

  @Test func `any other byte in any place is refused`() {
    let good = Array("0f8fad5b-d9cb-469f-a165-70867728950e".utf8)
    for place in good.indices {
      for byte in UInt8.min...UInt8.max {
        var bytes = good
        bytes[place] = byte
        let isHyphen = [8, 13, 18, 23].contains(place)
        let isRight =
          isHyphen ? byte == 0x2D : Character(Unicode.Scalar(byte)).isASCII && Character(Unicode.Scalar(byte)).isHexDigit
        if (bytes.withUnsafeBytes { UUIDText.uuid($0) } != nil) != isRight { Issue.record("byte \(byte) at \(place)") }
      }
    }
  }

  @Test(arguments: ["", "0f8fad5b", "0f8fad5bd9cb469fa16570867728950e", "{0f8fad5b-d9cb-469f-a165-70867728950e}"])
  func `another length is refused`(text: String) {
    #expect(UUIDText.uuid(text) == nil)
  }
}
