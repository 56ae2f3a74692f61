public import Values

/// Which worn outfits a list has.
public struct WearFilter: Sendable, Equatable {
  /// Only of this day.
  public var day: Day?

  /// Without a day every outfit fits.
  public init(day: Day? = nil) {
    self.day = day
  }
}
