public import Synchronization

/// Keeps the first value made: reading it afterwards takes no lock, and a factory that threw may be tried again.
@usableFromInline
final class Once<Value: Sendable>: Sendable {
  @usableFromInline let made = AtomicLazyReference<Box>()
  // One lock a value, so that a slow factory holds up only those who wait for its result.
  // Dependencies have no cycles, hence neither do these locks.
  @usableFromInline let making = Mutex<Void>(())

  @inlinable
  init() {}

  @inlinable
  func value(_ make: () throws -> Value) throws -> Value {
    if let box = made.load() { return box.value }
    return try making.withLock { _ in
      if let box = made.load() { return box.value }
      return made.storeIfNil(Box(try make())).value
    }
  }

  @usableFromInline
  final class Box: Sendable {
    @usableFromInline let value: Value

    @inlinable
    init(_ value: Value) {
      self.value = value
    }
  }
}
