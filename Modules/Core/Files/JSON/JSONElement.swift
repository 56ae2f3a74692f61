/// One element of a JSON file and the line, from 1, it begins on.
public struct JSONElement: Sendable, Equatable {
  /// With all that is nested in it.
  public let value: JSONValue
  /// Of its first character.
  public let line: Int
}
