import Entities
import Files
import Testing

@testable import Views

@Suite struct OutputValueTests {
  private func written(_ write: (inout ByteBuffer) -> Void) -> String {
    var buffer = ByteBuffer(capacity: 64)
    write(&buffer)
    return String(decoding: buffer.bytes, as: UTF8.self)
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
