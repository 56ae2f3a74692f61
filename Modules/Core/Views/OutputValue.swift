public import Entities

/// A value of machine output that may be nested; objects keep the order of their members.
public indirect enum OutputValue: Sendable, Equatable {
  case value(PropertyValue)
  case list([OutputValue])
  case object([OutputMember])

  /// Short for `.value(.integer(number))`.
  public static func integer(_ number: Int) -> OutputValue { .value(.integer(number)) }
  /// Short for `.value(.text(text))`.
  public static func text(_ text: String) -> OutputValue { .value(.text(text)) }
}
