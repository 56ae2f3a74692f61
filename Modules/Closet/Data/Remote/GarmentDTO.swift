/// A row of the remote table `garments`, as a REST API over PostgreSQL (such as Supabase) writes it: names in snake_case.
public struct GarmentDTO: Codable, Sendable, Equatable {
  /// A UUID, once it is checked.
  public var id: String?
  /// What its owner calls it.
  public var name: String
  /// As `GarmentType` writes it.
  public var type: String
  /// A `text[]`.
  public var colors: [String]?
  /// nil for plain.
  public var pattern: String?
  /// As people write it.
  public var material: String?
  /// As `Formality` writes it.
  public var formality: String?
  /// A `numeric(3,2)`, written as text so that no binary fraction comes between.
  public var clo: String?
  /// nil where the type decides.
  public var waterproof: Bool?
  /// nil where the type decides.
  public var windproof: Bool?
  /// Who made it.
  public var brand: String?
  /// A decimal, written as text.
  public var priceAmount: String?
  /// ISO 4217.
  public var priceCurrency: String?
  /// `2024`, `2024-05` or `2024-05-31`.
  public var purchased: String?
  /// A number of days.
  public var wears: Int?
  /// A `date`.
  public var lastWorn: String?
  /// false where it is missing.
  public var inWash: Bool?

  enum CodingKeys: String, CodingKey {
    case id, name, type, colors, pattern, material, formality, clo, waterproof, windproof, brand
    case priceAmount = "price_amount"
    case priceCurrency = "price_currency"
    case purchased, wears
    case lastWorn = "last_worn"
    case inWash = "in_wash"
  }
}
