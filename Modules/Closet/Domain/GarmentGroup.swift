/// A part of a closet.
public struct GarmentGroup: Sendable, Equatable {
  /// camelCase, stable for scripts.
  public let key: String
  /// As people say it.
  public let title: String
  /// By name, equals by id; never empty.
  public let garments: [Garment]
}
