import Files
import Foundation
import Testing
import Values

@Suite struct ByteBufferTests {
  @Test(arguments: [
    (0, "0"), (7, "7"), (-7, "-7"), (1_234_567, "1234567"), (Int.max, "9223372036854775807"), (Int.min, "-9223372036854775808"),
  ])
  func `a number is written in decimal`(number: Int, text: String) {
    var buffer = ByteBuffer(capacity: 1)
    buffer.append(decimal: number)
    #expect(String(decoding: buffer.bytes, as: UTF8.self) == text)
  }

  @Test func `values follow each other and the buffer grows`() throws {
    var buffer = ByteBuffer(capacity: 1)
    let id = UUID()
    for _ in 0..<100 {
      buffer.append(id)
      buffer.append(try CalendarDate(parsing: "-0044-03-15"))
      buffer.append(10)
    }
    let line = UUIDText.text(id) + "-0044-03-15\n"
    #expect(String(decoding: buffer.bytes, as: UTF8.self) == String(repeating: line, count: 100))
    let sink = MemorySink()
    try buffer.flush(to: sink)
    #expect(buffer.count == 0)
    #expect(sink.text.utf8.count == line.utf8.count * 100)
  }
}
