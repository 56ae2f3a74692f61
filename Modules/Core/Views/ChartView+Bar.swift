extension ChartView {
  /// One bar; a negative value is written, but has no bar.
  public struct Bar: Sendable, Equatable {
    /// What is counted.
    public let label: String
    /// How often; the largest one of the section fills the width.
    public let value: Int
    /// What people read instead of the value, such as `12 (40 %)`.
    public let display: String?

    /// Without a display form the value is written with its digits in groups of three.
    public init(_ label: String, _ value: Int, display: String? = nil) {
      self.label = label
      self.value = value
      self.display = display
    }
  }
}
