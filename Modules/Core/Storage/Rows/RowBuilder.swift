public import Foundation
import Values

/// Takes the values of a row one after another, in the order of the table's columns; text becomes NFC here.
public struct RowBuilder: ~Copyable {
  private(set) var cells: [Cell] = []
  private(set) var arena: [UInt8] = []

  /// Makes room for so many values and some text at once.
  init(columns: Int) {
    cells.reserveCapacity(columns)
    arena.reserveCapacity(1024)
  }

  /// No value, in a column that is optional.
  public mutating func null() { cells.append(.null) }

  /// nil is no value.
  public mutating func integer(_ number: Int?) {
    guard let number else { return null() }
    cells.append(Cell(kind: .integer, length: 0, bits: Int64(number)))
  }

  /// nil is no value.
  public mutating func text(_ text: String?) {
    guard let text else { return null() }
    var normalized = NFC.normalized(text)
    let start = arena.count
    normalized.withUTF8 { arena.append(contentsOf: $0) }
    cells.append(Cell(kind: .text, length: arena.count - start, bits: Int64(start)))
  }

  /// The fold of a text; see `Fold`.
  public mutating func folded(_ text: String) { folded([text], separator: "") }

  /// The folds of several texts with a folded separator between them.
  public mutating func folded(_ texts: [String], separator: String) {
    let start = arena.count
    for (place, text) in texts.enumerated() {
      if place > 0 { arena.append(contentsOf: separator.utf8) }
      var text = text
      text.withUTF8 { Fold.append($0, to: &arena) }
    }
    cells.append(Cell(kind: .text, length: arena.count - start, bits: Int64(start)))
  }

  /// Lower-case text with hyphens.
  public mutating func id(_ id: UUID) {
    cells.append(Cell(kind: .text, length: 36, bits: Int64(arena.count)))
    withUnsafeTemporaryAllocation(byteCount: UUIDText.length, alignment: 8) { text in
      guard let start = text.baseAddress else { return }
      UUIDText.write(id, to: start)
      arena.append(contentsOf: text)
    }
  }
}

extension RowBuilder {
  func value(_ column: Int) -> StoredValue {
    let cell = cells[column]
    switch cell.kind {
    case .null: return .null
    case .integer: return .integer(cell.bits)
    case .text: return .text(String(decoding: arena[Int(cell.bits)..<(Int(cell.bits) + cell.length)], as: UTF8.self))
    }
  }

  /// The checksum of all cells; see `RowChecksum`.
  var checksum: Int64 {
    arena.withUnsafeBytes { bytes in
      var checksum = RowChecksum()
      for cell in cells {
        switch cell.kind {
        case .null: checksum.addNull()
        case .integer: checksum.add(integer: cell.bits)
        case .text: checksum.add(text: UnsafeRawBufferPointer(rebasing: bytes[Int(cell.bits)..<(Int(cell.bits) + cell.length)]))
        }
      }
      return checksum.value
    }
  }
}
