/// A name and its value in a JSON object.
public struct JSONMember: Sendable, Equatable {
  /// Unescaped; may occur again in the same object.
  public let name: String
  /// May be an object or an array itself.
  public let value: JSONValue

  public init(name: String, value: JSONValue) {
    self.name = name
    self.value = value
  }
}
