public import ClosetDomain
import Foundation
import Values

extension GarmentDTO {
  /// The row that says the same as a garment.
  public init(_ garment: Garment) {
    self.init(
      id: UUIDText.text(garment.id), name: garment.name, type: garment.type?.text ?? "", colors: garment.colors.map(\.text),
      pattern: garment.pattern, material: garment.material, formality: garment.formality?.text, clo: garment.insulation?.text,
      waterproof: garment.isWaterproof, windproof: garment.isWindproof, brand: garment.brand,
      priceAmount: garment.price?.decimal, priceCurrency: garment.price?.currency.text, purchased: garment.purchased?.text,
      wears: garment.wears, lastWorn: garment.lastWorn?.text, inWash: garment.isInWash)
  }

  /// The garment of a row that keeps the rules.
  ///
  /// Throws `RemoteRowFault` for an id or a date that is missing or malformed: neither is made up. Throws `ClosetError` for a broken rule.
  public func garment() throws -> Garment {
    guard let id, let uuid = UUIDText.uuid(id) else { throw RemoteRowFault(row: name, column: "id", value: id) }
    return try Garment(
      id: uuid, name: name, type: try value(type, "type", GarmentType.init(parsing:)),
      colors: try colors.map { try GarmentColor.list(parsing: $0) } ?? [], pattern: pattern, material: material,
      formality: try value(formality, "formality", Formality.init(parsing:)),
      insulation: try value(clo, "clo", Insulation.init(parsing:)), isWaterproof: waterproof, isWindproof: windproof,
      brand: brand,
      price: try price(), purchased: try value(purchased, "purchased", CalendarDate.init(parsing:)), wears: try checkedWears(),
      lastWorn: try value(lastWorn, "last_worn", Day.init(parsing:)), isInWash: inWash ?? false
    ).prepared()
  }

  private func value<Value>(_ text: String?, _ column: String, _ parse: (String) throws -> Value) throws -> Value? {
    guard let text else { return nil }
    do {
      return try parse(text)
    } catch {
      throw RemoteRowFault(row: id ?? name, column: column, value: text)
    }
  }

  private func price() throws -> Money? {
    guard let priceAmount else { return nil }
    guard let priceCurrency else { throw RemoteRowFault(row: id ?? name, column: "price_currency", value: nil) }
    let currency = try value(priceCurrency, "price_currency", Currency.init(parsing:))
    return try currency.flatMap { currency in
      try value(priceAmount, "price_amount") { try Money(parsing: $0, currency: currency) }
    }
  }

  private func checkedWears() throws -> Int {
    guard let wears else { return 0 }
    guard (0...36_525).contains(wears) else { throw RemoteRowFault(row: id ?? name, column: "wears", value: String(wears)) }
    return wears
  }
}
