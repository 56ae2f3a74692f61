public import Entities

/// A label and its value, for people. A row whose value is `none` is left out.
public struct LabelledRow: Sendable, Equatable {
  public let label: String
  public let value: PropertyValue

  public init(_ label: String, _ value: PropertyValue) {
    self.label = label
    self.value = value
  }

  public init(_ label: String, _ text: String) {
    self.init(label, .text(text))
  }
}
