public import Entities
public import Values

/// What was worn when.
public protocol WearLog: Repository where Item == WornOutfit, Filter == WearFilter, Order == WearOrder {}

/// Which worn outfits a list has.
public struct WearFilter: Sendable, Equatable {
  /// Only of this day.
  public var day: Day?

  /// Without a day every outfit fits.
  public init(day: Day? = nil) {
    self.day = day
  }
}

/// What worn outfits can be sorted by.
public enum WearOrder: String, Sendable, CaseIterable {
  case day
}
