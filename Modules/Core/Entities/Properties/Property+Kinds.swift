public import Values

// A property of each usual kind, from how it is read and how it is set. Plain closures, since a key path costs several times as
// much and a million rows pass through fifteen of them.
extension Property {
  /// A text that may not be missing.
  @inlinable
  public static func text(
    _ name: String, aliases: [String] = [], _ get: @escaping @Sendable (Entity) -> String,
    _ set: @escaping @Sendable (inout Entity, String) -> Void
  ) -> Property {
    Property(
      name, aliases: aliases, value: { .text(get($0)) },
      set: { entity, input in
        set(&entity, try input.singleText(name) ?? "")
      }, copy: { set(&$1, get($0)) })
  }

  /// A text that may be missing; the empty one counts as missing.
  @inlinable
  public static func optionalText(
    _ name: String, aliases: [String] = [], _ get: @escaping @Sendable (Entity) -> String?,
    _ set: @escaping @Sendable (inout Entity, String?) -> Void
  ) -> Property {
    Property(
      name, aliases: aliases, value: { entity in if let text = get(entity) { .text(text) } else { .none } },
      set: { entity, input in
        set(&entity, try input.singleText(name))
      }, copy: { set(&$1, get($0)) })
  }

  /// Any value type with a strict text form; `shape` says how a value is written.
  @inlinable
  public static func optional<Value: TextValue>(
    _ name: String, aliases: [String] = [], as shape: @escaping @Sendable (Value) -> PropertyValue,
    _ get: @escaping @Sendable (Entity) -> Value?, _ set: @escaping @Sendable (inout Entity, Value?) -> Void
  ) -> Property {
    Property(
      name, aliases: aliases, value: { entity in if let value = get(entity) { shape(value) } else { .none } },
      set: { entity, input in
        guard let text = try input.singleText(name) else { return set(&entity, nil) }
        set(&entity, try Value(parsing: text))
      }, copy: { set(&$1, get($0)) })
  }

  /// A value type that may not be missing.
  @inlinable
  public static func required<Value: TextValue>(
    _ name: String, aliases: [String] = [], as shape: @escaping @Sendable (Value) -> PropertyValue,
    _ get: @escaping @Sendable (Entity) -> Value, _ set: @escaping @Sendable (inout Entity, Value) -> Void
  ) -> Property {
    Property(
      name, aliases: aliases, value: { shape(get($0)) },
      set: { entity, input in
        guard let text = try input.singleText(name) else { throw ValueError("a value is needed.") }
        set(&entity, try Value(parsing: text))
      }, copy: { set(&$1, get($0)) })
  }

  /// An amount of money that may not be missing; an entity has one property of money at most, since all use one column of currency.
  @inlinable
  public static func money(
    _ name: String, aliases: [String] = [], _ get: @escaping @Sendable (Entity) -> Money,
    _ set: @escaping @Sendable (inout Entity, Money) -> Void
  ) -> Property {
    Property(
      name, aliases: aliases, currencyColumn: currencyColumn, value: { .money(get($0)) },
      set: { entity, input in
        guard let money = try input.money(name) else { throw ValueError("an amount of money is needed.") }
        set(&entity, money)
      }, copy: { set(&$1, get($0)) })
  }

  /// An amount of money that may be missing.
  @inlinable
  public static func optionalMoney(
    _ name: String, aliases: [String] = [], _ get: @escaping @Sendable (Entity) -> Money?,
    _ set: @escaping @Sendable (inout Entity, Money?) -> Void
  ) -> Property {
    Property(
      name, aliases: aliases, currencyColumn: currencyColumn,
      value: { entity in if let money = get(entity) { .money(money) } else { .none } },
      set: { entity, input in
        set(&entity, try input.money(name))
      }, copy: { set(&$1, get($0)) })
  }

  @usableFromInline static var currencyColumn: String { "currency" }

  /// Texts in their order; no input is the empty list.
  @inlinable
  public static func list(
    _ name: String, aliases: [String] = [], _ get: @escaping @Sendable (Entity) -> [String],
    _ set: @escaping @Sendable (inout Entity, [String]) -> Void
  ) -> Property {
    Property(
      name, aliases: aliases, isList: true, value: { .list(get($0)) },
      set: { entity, input in
        set(&entity, input.items)
      }, copy: { set(&$1, get($0)) })
  }
}

extension Property where Entity: Entities.Entity {
  /// The identity; a file may state it, and then it is kept.
  public static var id: Property {
    Property(
      "id", value: { .id($0.id) },
      set: { entity, input in
        guard let text = try input.singleText("id") else { return }
        guard let id = UUIDText.uuid(text) else { throw ValueError("\(quoted(text)) is no id; an id is a UUID.") }
        entity.id = id
      }, copy: { $1.id = $0.id })
  }
}
