public import Entities
public import Foundation
public import Values

/// A thing a shop offers at a price.
public struct Product: Entity {
  /// What messages call it.
  public static let noun = Noun("product", "products")

  /// Made when the product is added, or stated by a file; never changes.
  public var id: UUID
  /// As the shop calls it; never empty once stored.
  public var name: String
  /// Plain text, which may have several lines.
  public var description: String?
  /// What one of it costs, without any discount; never negative once stored.
  public var price: Money
  /// Exactly one.
  public var category: Category
  /// Where a picture of it is.
  public var imageURL: WebAddress?
  /// No two products of a catalogue have the same.
  public var gtin: GTIN?
  /// The shop's own number for it, as the shop writes it.
  public var sku: String?

  /// A product no rule has looked at yet; see `prepared()`.
  public init(
    id: UUID = RandomID.make(), name: String, description: String? = nil, price: Money, category: Category,
    imageURL: WebAddress? = nil, gtin: GTIN? = nil, sku: String? = nil
  ) {
    self.id = id
    self.name = name
    self.description = description
    self.price = price
    self.category = category
    self.imageURL = imageURL
    self.gtin = gtin
    self.sku = sku
  }
}
