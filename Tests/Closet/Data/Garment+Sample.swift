import ClosetDomain
import Foundation
import Values

extension Garment {
  /// A garment of which everything is known.
  static func full() throws -> Garment {
    try Garment(
      id: UUID(uuidString: "01020304-0506-4708-890a-0b0c0d0e0f10") ?? UUID(), name: "Łódź raincoat", type: .raincoat,
      colors: GarmentColor.list(parsing: ["navy", "#aabbcc"]), pattern: "striped; wide", material: "nylon, coated",
      formality: .smart, insulation: Insulation(parsing: "0.31"), isWaterproof: true, isWindproof: false, brand: "=Acme",
      price: Money(parsing: "80.00 EUR"), purchased: CalendarDate(parsing: "2023-04"), wears: 12,
      lastWorn: Day(parsing: "2026-02-03"), isInWash: true
    ).prepared()
  }

  static func plain(_ name: String, _ type: GarmentType = .shirt, _ change: (inout Garment) throws -> Void = { _ in }) throws
    -> Garment
  {
    var garment = Garment(name: name, type: type)
    try change(&garment)
    return try garment.prepared()
  }
}
