import Entities
import Files
import Values

/// The members of a report as a header and one row. Behind its first amount of money stands the currency, which the others share.
enum ReportCSV {
  static func write(_ members: [OutputMember], to buffer: inout ByteBuffer) {
    let firstMoney = members.firstIndex { $0.money != nil }
    for (place, member) in members.enumerated() {
      if place > 0 { buffer.append(UInt8(ascii: ",")) }
      buffer.appendCSV(member.name)
      if place == firstMoney { buffer.append(",currency") }
    }
    buffer.append(UInt8(ascii: "\n"))
    let currency = firstMoney.flatMap { members[$0].money?.currency }
    for (place, member) in members.enumerated() {
      if place > 0 { buffer.append(UInt8(ascii: ",")) }
      if place == firstMoney, case .value(let value) = member.value {
        buffer.appendCSV(amountAndCurrencyOf: value)
      } else if let money = member.money, money.currency == currency {
        buffer.append(decimalOf: money)
      } else {
        append(member.value, to: &buffer)
      }
    }
    buffer.append(UInt8(ascii: "\n"))
  }

  private static func append(_ value: OutputValue, to buffer: inout ByteBuffer) {
    if case .value(let value) = value { return buffer.appendCSV(value) }
    var nested = ByteBuffer(capacity: 256)
    nested.appendJSON(value)
    buffer.appendCSV(String(decoding: nested.bytes, as: UTF8.self))
  }
}

extension OutputMember {
  fileprivate var money: Money? {
    if case .value(.money(let money)) = value { money } else { nil }
  }
}
