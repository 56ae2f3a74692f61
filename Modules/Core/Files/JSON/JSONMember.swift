/// A name and its value in a JSON object.
public struct JSONMember: Sendable, Equatable {
  public let name: String
  public let value: JSONValue

  public init(name: String, value: JSONValue) {
    self.name = name
    self.value = value
  }
}
