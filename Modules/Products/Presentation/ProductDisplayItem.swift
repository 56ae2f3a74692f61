public import Foundation

/// A product as a list shows it: worded, ready to be laid out.
public struct ProductDisplayItem: Sendable, Equatable, Identifiable {
  public let id: UUID
  /// As the shop calls it.
  public let name: String
  /// The price as people of the locale write it, such as `$19.99`.
  public let formattedPrice: String
  /// On one line and whole: whoever lays it out shortens it where there is too little room. Empty where there is none.
  public let description: String
}
