extension ChartView {
  /// Bars drawn to one scale.
  public struct Section: Sendable, Equatable {
    /// The member of the JSON object, and the section in CSV.
    public let key: String
    /// Heads the bars for people.
    public let title: String
    /// In the order they are shown.
    public let bars: [Bar]

    /// A section under a key that no other section or figure of the chart has.
    public init(key: String, title: String, bars: [Bar]) {
      self.key = key
      self.title = title
      self.bars = bars
    }
  }
}
