/// Makes what was registered. Frozen once built, and safe to use from any thread.
public struct Container: Sendable {
  @usableFromInline let linked: LinkedMakers

  init(_ linked: LinkedMakers) {
    self.linked = linked
  }

  /// The shared value of the type, or a new one.
  /// - Throws: whatever a factory threw, or a `ContainerFault` when the container does not provide the type.
  @inlinable
  public func resolve<Value: Sendable>(_ type: Value.Type = Value.self) throws -> Value {
    try linked.maker(type).make()
  }
}
