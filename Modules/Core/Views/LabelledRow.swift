public import Entities

/// A label and its value, for people. A row whose value is `none` is left out.
public struct LabelledRow: Sendable, Equatable {
  /// Stands in a column of its own.
  public let label: String
  /// May be a text of several lines.
  public let value: PropertyValue

  /// A row of a value in the form people read.
  public init(_ label: String, _ value: PropertyValue) {
    self.label = label
    self.value = value
  }

  /// A row of a text that is worded already.
  public init(_ label: String, _ text: String) {
    self.init(label, .text(text))
  }
}
