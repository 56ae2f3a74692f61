/// A factory with its dependencies already linked: calling it looks nothing up.
@usableFromInline
final class Maker<Value: Sendable>: Sendable {
  @usableFromInline let make: @Sendable () throws -> Value

  @inlinable
  init(_ make: @escaping @Sendable () throws -> Value) {
    self.make = make
  }

  /// Applies a scope to a plain factory.
  @inlinable
  convenience init(scope: Scope, _ make: @escaping @Sendable () throws -> Value) {
    switch scope {
    case .transient:
      self.init(make)
    case .shared:
      let once = Once<Value>()
      self.init { try once.value(make) }
    }
  }
}
