import Entities
import Files

/// The members of cards as a header and a row each; what is nested stands as JSON in its cell.
enum CardCSV {
  static func write(_ cards: [CardView], to buffer: inout ByteBuffer) {
    guard let first = cards.first else { return }
    line(first.members.map { .text($0.name) }, to: &buffer)
    for card in cards { line(card.members.map(\.value), to: &buffer) }
  }

  private static func line(_ values: [OutputValue], to buffer: inout ByteBuffer) {
    for (place, value) in values.enumerated() {
      if place > 0 { buffer.append(UInt8(ascii: ",")) }
      if case .value(let value) = value {
        buffer.appendCSV(value)
      } else {
        var nested = ByteBuffer(capacity: 256)
        nested.appendJSON(value)
        buffer.appendCSV(String(decoding: nested.bytes, as: UTF8.self))
      }
    }
    buffer.append("\n")
  }
}
