/// Statistics as a value: single figures, then sections of bars. Keys are a contract with scripts and unique in the chart.
public struct ChartView: Sendable, Equatable {
  /// Heads the chart for people; machines do not get it.
  public let title: String
  /// Shown before the sections, in this order.
  public let figures: [Figure]
  /// A section without bars is left out for people and an empty list for machines.
  public let sections: [Section]

  /// A chart of parts that are counted already.
  public init(title: String, figures: [Figure] = [], sections: [Section]) {
    self.title = title
    self.figures = figures
    self.sections = sections
  }
}
