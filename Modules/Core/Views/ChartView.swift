public import Entities

/// Statistics as a value: single figures, then sections of bars. Keys are a contract with scripts and unique in the chart.
public struct ChartView: Sendable, Equatable {
  /// A single number or text.
  public struct Figure: Sendable, Equatable {
    public let key: String
    public let label: String
    public let value: PropertyValue

    public init(key: String, label: String, value: PropertyValue) {
      self.key = key
      self.label = label
      self.value = value
    }
  }

  /// Bars drawn to one scale.
  public struct Section: Sendable, Equatable {
    public let key: String
    public let title: String
    public let bars: [Bar]

    public init(key: String, title: String, bars: [Bar]) {
      self.key = key
      self.title = title
      self.bars = bars
    }
  }

  /// One bar; a negative value is written, but has no bar.
  public struct Bar: Sendable, Equatable {
    public let label: String
    public let value: Int
    /// What people read instead of the value, such as `12 (40 %)`.
    public let display: String?

    public init(_ label: String, _ value: Int, display: String? = nil) {
      self.label = label
      self.value = value
      self.display = display
    }
  }

  public let title: String
  public let figures: [Figure]
  public let sections: [Section]

  public init(title: String, figures: [Figure] = [], sections: [Section]) {
    self.title = title
    self.figures = figures
    self.sections = sections
  }
}
