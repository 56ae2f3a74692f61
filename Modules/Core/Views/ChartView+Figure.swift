public import Entities

extension ChartView {
  /// A single number or text of a chart.
  public struct Figure: Sendable, Equatable {
    /// The member of the JSON object, and the section in CSV.
    public let key: String
    /// Stands before the value for people.
    public let label: String
    /// A figure that is `none` is left out for people and null in JSON.
    public let value: PropertyValue

    /// A figure under a key that no other figure or section of the chart has.
    public init(key: String, label: String, value: PropertyValue) {
      self.key = key
      self.label = label
      self.value = value
    }
  }
}
