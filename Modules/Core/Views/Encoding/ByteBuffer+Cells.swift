import Files
import Foundation
import Values

extension ByteBuffer {
  mutating func append(_ id: UUID) {
    UUIDText.write(id, to: reserve(UUIDText.length))
    advance(UUIDText.length)
  }

  mutating func append(_ date: CalendarDate) {
    advance(DateText.write(year: date.year, month: date.month, day: date.day, to: reserve(DateText.longest)))
  }

  mutating func append(_ number: Int) {
    let start = reserve(DecimalText.longest)
    if number < 0 { start[0] = UInt8(ascii: "-") }
    let sign = number < 0 ? 1 : 0
    advance(sign + DecimalText.write(number.magnitude, digits: 1, to: start + sign))
  }
}
