public import Entities
import Values

extension ByteBuffer {
  /// Appends a value as one CSV cell: nothing for none, a list joined by `; `, money as `19.99 USD`.
  ///
  /// Values are consumed, since a copy would count a reference for each of millions of cells.
  ///
  /// - Parameter guarded: whether a spreadsheet must not take text for a formula; `SpreadsheetGuard` says how.
  public mutating func appendCSV(_ value: consuming PropertyValue, guarded: Bool = false) {
    switch value {
    case .none: break
    case .id(let id): append(id)
    case .text(let text): appendCSV(text, guarded: guarded)
    case .integer(let number): append(decimal: number)
    case .number(let digits): append(digits)
    case .flag(let flag): append(flag ? "true" : "false")
    case .date(let date): append(date)
    case .money(let money):
      append(decimalOf: money)
      append(0x20)
      append(money.currency)
    case .list(let items):
      switch items.count {
      case 0: break
      case 1 where ListCell.isPlain(items[0]): appendCSV(items[0], guarded: guarded)
      default: appendCSV(ListCell.joined(items), guarded: guarded)
      }
    case .members(let members): appendCSV(JSONText.object(members), guarded: guarded)
    }
  }

  /// Appends an amount and its currency as two CSV cells, both empty where there is none.
  public mutating func appendCSV(amountAndCurrencyOf value: consuming PropertyValue) {
    guard case .money(let money) = value else { return append(0x2C) }
    append(decimalOf: money)
    append(0x2C)
    append(money.currency)
  }

  /// Appends a text as one CSV cell, in quotes where it holds a quote, a comma or a line end (RFC 4180, section 2).
  public mutating func appendCSV(_ text: consuming String, guarded: Bool = false) {
    let prefix = guarded && SpreadsheetGuard.isConcerned(text)
    text.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      if Self.needsQuotes(bytes) {
        appendQuoted(bytes, prefix)
      } else {
        if prefix { append(0x27) }
        append(bytes)
      }
    }
  }

  private mutating func appendQuoted(_ bytes: UnsafeRawBufferPointer, _ prefix: Bool) {
    let output = reserve(bytes.count * 2 + 3)
    output[0] = 0x22
    output[1] = 0x27
    var count = prefix ? 2 : 1
    for byte in bytes {
      if byte == 0x22 {
        output[count] = 0x22
        count += 1
      }
      output[count] = byte
      count += 1
    }
    output[count] = 0x22
    advance(count + 1)
  }

  private static func needsQuotes(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var hits: UInt64 = 0
    var index = 0
    while index + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      hits |= ByteSearch.zeros(word ^ 0x2222_2222_2222_2222) | ByteSearch.zeros(word ^ 0x2C2C_2C2C_2C2C_2C2C)
      hits |= ByteSearch.zeros(word ^ 0x0A0A_0A0A_0A0A_0A0A) | ByteSearch.zeros(word ^ 0x0D0D_0D0D_0D0D_0D0D)
      index += 8
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x22 || byte == 0x2C || byte == 0x0A || byte == 0x0D { return true }
      index += 1
    }
    return hits != 0
  }
}
