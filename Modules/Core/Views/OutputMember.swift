/// A name and its value in an object of machine output.
public struct OutputMember: Sendable, Equatable {
  /// camelCase, unique in its object.
  public let name: String
  /// May be an object or a list itself.
  public let value: OutputValue

  /// The member `"name": value`.
  public init(_ name: String, _ value: OutputValue) {
    self.name = name
    self.value = value
  }
}
