/// What can be made and how. A value: changing a copy, as a test does, leaves the original and its containers alone.
public struct Registry: Sendable {
  @usableFromInline var registrations: [Registration] = []

  /// A registry that makes nothing yet.
  public init() {}

  /// States how a type is made; the factory's parameters are its dependencies, and may not resolve anything else.
  @inlinable
  public mutating func register<Value: Sendable, each Need: Sendable>(
    _ type: Value.Type, scope: Scope = .transient, _ factory: @escaping @Sendable (repeat each Need) throws -> Value
  ) {
    var needs: [Key] = []
    repeat needs.append(Key((each Need).self))
    registrations.append(
      Registration(key: Key(type), scope: scope, needs: needs) { linked in
        let makers = (repeat linked.maker((each Need).self))
        return Maker<Value>(scope: scope) { try factory(repeat try (each makers).make()) }
      })
  }

  /// A copy in which this factory takes the place of any other for the type; for tests and experiments.
  @inlinable
  public func overriding<Value: Sendable, each Need: Sendable>(
    _ type: Value.Type, scope: Scope = .transient, _ factory: @escaping @Sendable (repeat each Need) throws -> Value
  ) -> Registry {
    var copy = self
    copy.registrations.removeAll { $0.key == Key(type) }
    copy.register(type, scope: scope, factory)
    return copy
  }
}
