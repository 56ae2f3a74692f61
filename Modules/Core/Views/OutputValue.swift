public import Entities

/// A value of machine output that may be nested; objects keep the order of their members.
public indirect enum OutputValue: Sendable, Equatable {
  case value(PropertyValue)
  case list([OutputValue])
  case object([OutputMember])

  public static func integer(_ number: Int) -> OutputValue { .value(.integer(number)) }
  public static func text(_ text: String) -> OutputValue { .value(.text(text)) }
}

/// A name and its value in an object of machine output.
public struct OutputMember: Sendable, Equatable {
  /// camelCase, unique in its object.
  public let name: String
  public let value: OutputValue

  public init(_ name: String, _ value: OutputValue) {
    self.name = name
    self.value = value
  }
}
