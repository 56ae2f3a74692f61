/// Names a type to the container: what a registration makes, what a factory needs, what a command asks for.
public struct Key: Sendable, Hashable, CustomStringConvertible {
  /// The type itself; existential types such as `any BookRepository` are keys like any other.
  public let type: Any.Type

  /// The key of a type, as in `Key((any BookRepository).self)`.
  @inlinable
  public init<Value: Sendable>(_ type: Value.Type) {
    self.type = type
  }

  /// The type's name without its module, as in `BookRepository`.
  public var description: String { String(describing: type) }

  @inlinable
  public static func == (left: Key, right: Key) -> Bool { left.type == right.type }

  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}
