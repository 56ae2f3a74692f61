/// An attribute of an element.
public struct MarkupAttribute: Sendable, Equatable {
  /// As written, of HTML in lower case.
  public let name: String
  /// Entities resolved; empty where HTML states none, as in `<input disabled>`.
  public let value: String

  /// The attribute `name="value"`.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
