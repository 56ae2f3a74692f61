/// Figures about a library.
public struct BookStatistics: Sendable, Equatable {
  /// All that were counted.
  public var books = 0
  /// By status; books without one are under nil.
  public var byStatus: [ReadingStatus?: Int] = [:]
  /// By the earliest year of the decade of publication: 1980 for 1984, -49 for 44 BCE, which is in the 40s BCE.
  public var byDecade: [Int: Int] = [:]
  /// By the year a book was finished.
  public var readByYear: [Int: Reading] = [:]
  /// By the reader's own rating; books without one are not counted.
  public var byRating: [Rating: Int] = [:]
  /// Quarter stars given in all.
  public var ratedQuarters = 0
  /// Books with a rating; the others do not count towards the mean.
  public var rated = 0

  /// The figures of an empty library.
  public init() {}

  /// What was finished in one year.
  public struct Reading: Sendable, Equatable {
    /// With pages known or not.
    public var books = 0
    /// Of the books whose pages are known.
    public var pages = 0
  }

  /// The mean rating in stars, or nil when nothing is rated.
  public var meanRating: Double? { rated == 0 ? nil : Double(ratedQuarters) / Double(rated) / 4 }
}
