/// One element of a JSON file and the line, from 1, it begins on.
public struct JSONElement: Sendable, Equatable {
  public let value: JSONValue
  public let line: Int
}
