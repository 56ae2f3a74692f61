public import ClosetDomain
import Files
import Foundation
public import Storage
import Values

extension GarmentRecord {
  public static func model(of row: borrowing Row) throws -> Garment {
    Garment(
      id: try row.id(0), name: try row.text(1), type: try type(row, 2), colors: try colors(row, 3),
      pattern: try row.optionalText(4), material: try row.optionalText(5), formality: try formality(row, 6),
      insulation: try insulation(row, 7), isWaterproof: try flag(row, 8), isWindproof: try flag(row, 9),
      brand: try row.optionalText(10), price: try price(row, 11), purchased: try date(row, 13), wears: try row.integer(14),
      lastWorn: try day(row, 15), isInWash: try flag(row, 16))
  }

  private static func type(_ row: borrowing Row, _ column: Int) throws -> GarmentType {
    guard let type = GarmentType(rawValue: try row.text(column)) else { throw row.damaged(column) }
    return type
  }

  private static func colors(_ row: borrowing Row, _ column: Int) throws -> [GarmentColor] {
    if row.isNull(column) { return [] }
    let items = ListCell.items(utf8: try row.bytes(column))
    guard let colors = try? GarmentColor.list(parsing: items) else { throw row.damaged(column) }
    return colors
  }

  private static func formality(_ row: borrowing Row, _ column: Int) throws -> Formality {
    guard let formality = Formality(rawValue: try row.integer(column)) else { throw row.damaged(column) }
    return formality
  }

  private static func insulation(_ row: borrowing Row, _ column: Int) throws -> Insulation {
    guard let insulation = try? Insulation(hundredths: row.integer(column)) else { throw row.damaged(column) }
    return insulation
  }

  private static func flag(_ row: borrowing Row, _ column: Int) throws -> Bool {
    switch try row.integer(column) {
    case 0: false
    case 1: true
    default: throw row.damaged(column)
    }
  }

  /// The amount stands in this column, the currency in the next.
  private static func price(_ row: borrowing Row, _ column: Int) throws -> Money? {
    guard let units = try row.optionalInteger(column) else { return nil }
    guard let currency = Currency(utf8: Array(try row.bytes(column + 1))) else { throw row.damaged(column + 1) }
    return Money(minorUnits: Int64(units), currency: currency)
  }

  private static func date(_ row: borrowing Row, _ column: Int) throws -> CalendarDate? {
    if row.isNull(column) { return nil }
    guard let date = CalendarDate(utf8: try row.bytes(column)) else { throw row.damaged(column) }
    return date
  }

  private static func day(_ row: borrowing Row, _ column: Int) throws -> Day? {
    if row.isNull(column) { return nil }
    guard let day = Day(utf8: try row.bytes(column)) else { throw row.damaged(column) }
    return day
  }
}
