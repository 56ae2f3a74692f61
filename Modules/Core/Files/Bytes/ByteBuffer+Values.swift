public import Foundation
public import Values

// Values as text, without a String in between.
extension ByteBuffer {
  /// 36 characters in lower case.
  public mutating func append(_ id: UUID) {
    UUIDText.write(id, to: reserve(UUIDText.length))
    advance(UUIDText.length)
  }

  /// `1999`, `1999-05` or `1999-05-01`.
  public mutating func append(_ date: CalendarDate) {
    advance(date.write(to: reserve(CalendarDate.longestText)))
  }

  /// `19.99`, with all decimals of the currency; labelled, since the currency is left out.
  public mutating func append(decimalOf money: Money) {
    advance(money.writeDecimal(to: reserve(Money.longestDecimal)))
  }

  /// `USD`.
  public mutating func append(_ currency: Currency) {
    currency.write(to: reserve(3))
    advance(3)
  }

  /// Decimal digits, after a minus where negative; labelled, since `append(10)` appends the byte 10.
  public mutating func append(decimal number: Int) {
    let longest = 20
    let output = reserve(longest)
    var start = longest
    var rest = number.magnitude
    repeat {
      start -= 1
      output[start] = UInt8(truncatingIfNeeded: 0x30 + rest % 10)
      rest /= 10
    } while rest > 0
    if number < 0 {
      start -= 1
      output[start] = 0x2D
    }
    output.update(from: output + start, count: longest - start)
    advance(longest - start)
  }
}
