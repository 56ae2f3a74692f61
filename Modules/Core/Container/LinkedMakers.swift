/// The makers linked so far, by the type they make.
@usableFromInline
struct LinkedMakers: Sendable {
  @usableFromInline var makers: [Key: any AnyObject & Sendable] = [:]

  init() {}

  /// The maker of a type; where there is none, one that throws when called.
  @inlinable
  func maker<Value: Sendable>(_ type: Value.Type) -> Maker<Value> {
    guard let maker = makers[Key(type)] else {
      return Maker { throw ContainerFault.notProvided(Key(type)) }
    }
    // `Registration.link` of the key `Value` makes nothing but a `Maker<Value>`; the cast would cost a third of a resolve.
    return unsafeDowncast(maker, to: Maker<Value>.self)
  }
}
