/// How one type is made, as data: nothing runs before the whole graph is checked.
@usableFromInline
struct Registration: Sendable {
  @usableFromInline let key: Key
  @usableFromInline let scope: Scope
  @usableFromInline let needs: [Key]
  /// Gives the `Maker` of the key's type, tied to the makers of its needs.
  @usableFromInline let link: @Sendable (LinkedMakers) -> any AnyObject & Sendable

  @inlinable
  init(key: Key, scope: Scope, needs: [Key], link: @escaping @Sendable (LinkedMakers) -> any AnyObject & Sendable) {
    self.key = key
    self.scope = scope
    self.needs = needs
    self.link = link
  }
}
