import ClosetDomain
import Entities
public import REST
import Storage
import Values

extension GarmentRecord {
  /// The wardrobe as others see it over HTTP: the table `garments`, an amount and its currency in two columns.
  public static let remote = RemoteTable(
    "garments", of: GarmentRecord.self, summary: "The wardrobe.", columns: what + worn, blank: { Garment(name: "", type: nil) })

  private static let what: [RemoteColumn<Garment>] = [
    .id,
    RemoteColumn(
      "name", .text, of: "name", isRequired: true, filter: .text(Columns.name, folded: Columns.nameText), order: Columns.nameKey),
    RemoteColumn(
      "type", .text, of: "type", isRequired: true, choices: GarmentType.allCases.map(\.text), filter: .text(Columns.type),
      order: Columns.type),
    RemoteColumn(
      "slot", .text, of: "slot", isReadOnly: true, choices: Slot.allCases.map(\.text),
      filter: .parsed(Columns.slot, Slot.self) { .integer(Slot.allCases.firstIndex(of: $0) ?? 0) }, order: Columns.slot),
    RemoteColumn("colors", .list, of: "colors"),
    RemoteColumn("pattern", .text, of: "pattern", filter: .text(Columns.pattern), order: Columns.pattern),
    RemoteColumn(
      "material", .text, of: "material", filter: .text(Columns.material, folded: Columns.materialText), order: Columns.material),
    RemoteColumn(
      "formality", .text, of: "formality", choices: Formality.allCases.map(\.text),
      filter: .parsed(Columns.formality, Formality.self) { .integer($0.rawValue) }, order: Columns.formality),
    RemoteColumn(
      "clo", .number, of: "clo", filter: .hundredths(Columns.clo), order: Columns.clo),
    RemoteColumn("waterproof", .flag, of: "waterproof", filter: .flag(Columns.waterproof), order: Columns.waterproof),
    RemoteColumn("windproof", .flag, of: "windproof", filter: .flag(Columns.windproof), order: Columns.windproof),
    RemoteColumn("brand", .text, of: "brand", filter: .text(Columns.brand, folded: Columns.brandText), order: Columns.brandKey),
  ]

  private static let worn: [RemoteColumn<Garment>] = [
    RemoteColumn(
      "price_amount", .number, of: "price", .amount, filter: .amount(Columns.price, currency: Columns.currency),
      order: Columns.price),
    RemoteColumn("price_currency", .text, of: "price", .currency, filter: .text(Columns.currency), order: Columns.currency),
    RemoteColumn(
      "purchased", .partialDate, of: "purchased",
      filter: .parsed(Columns.purchasedKey, CalendarDate.self) { .integer($0.sortNumber) }, order: Columns.purchasedKey),
    RemoteColumn("wears", .integer, of: "wears", filter: .integer(Columns.wears), order: Columns.wears),
    RemoteColumn(
      "last_worn", .day, of: "lastWorn", filter: .parsed(Columns.lastWorn, Day.self) { .text($0.text) }, order: Columns.lastWorn),
    RemoteColumn("in_wash", .flag, of: "inWash", filter: .flag(Columns.inWash), order: Columns.inWash),
  ]
}
