import Values

/// What makes two garments without a known id the same one: name, type, colours and brand, without case, accents and blanks.
public struct Likeness: Sendable, Hashable {
  /// Stable, so that its hash can be stored.
  public let key: String

  /// The likeness of a garment.
  public init(of garment: Garment) {
    let colors = garment.colors.map(\.text).joined(separator: ",")
    key = [Fold.folded(garment.name), garment.type?.text ?? "", colors, Fold.folded(garment.brand ?? "")].joined(separator: "|")
  }
}
