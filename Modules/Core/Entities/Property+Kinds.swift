import Foundation
public import Values

// A property of each usual kind, from the key path of a stored property. Key paths serve setting and copying; reading a
// million rows goes through the closure, which costs half as much.
extension Property {
  /// A text that may not be missing; white space at its ends is dropped.
  public static func text(
    _ name: String, aliases: [String] = [], _ path: any WritableKeyPath<Entity, String> & Sendable,
    _ value: @escaping @Sendable (Entity) -> String
  ) -> Property {
    Property(name, aliases: aliases, value: { .text(value($0)) }) { entity, input in
      entity[keyPath: path] = try input.singleText(name) ?? ""
    } copy: { $1[keyPath: path] = $0[keyPath: path] }
  }

  public static func optionalText(
    _ name: String, aliases: [String] = [], _ path: any WritableKeyPath<Entity, String?> & Sendable,
    _ value: @escaping @Sendable (Entity) -> String?
  ) -> Property {
    Property(name, aliases: aliases, value: { value($0).map { .text($0) } ?? .none }) { entity, input in
      entity[keyPath: path] = try input.singleText(name)
    } copy: { $1[keyPath: path] = $0[keyPath: path] }
  }

  /// Any value type with a strict text form; `value` says in which shape it is written.
  public static func optional<Value: TextValue>(
    _ name: String, aliases: [String] = [], _ path: any WritableKeyPath<Entity, Value?> & Sendable,
    _ value: @escaping @Sendable (Entity) -> PropertyValue
  ) -> Property {
    Property(name, aliases: aliases, value: value) { entity, input in
      entity[keyPath: path] = try input.singleText(name).map { try Value(parsing: $0) }
    } copy: { $1[keyPath: path] = $0[keyPath: path] }
  }

  public static func list(
    _ name: String, aliases: [String] = [], _ path: any WritableKeyPath<Entity, [String]> & Sendable,
    _ value: @escaping @Sendable (Entity) -> [String]
  ) -> Property {
    Property(name, aliases: aliases, isList: true, value: { .list(value($0)) }) { entity, input in
      entity[keyPath: path] = input.items
    } copy: { $1[keyPath: path] = $0[keyPath: path] }
  }
}

extension PropertyInput {
  /// The text, or nil when there is none.
  ///
  /// Throws a `ValueError` for a list.
  public func singleText(_ name: String) throws(ValueError) -> String? {
    switch self {
    case .empty: nil
    case .text(let text): text.isEmpty ? nil : text
    case .list: throw ValueError("'\(name)' is one value, not a list.")
    }
  }

  /// The items of a list; a text is a list of one.
  public var items: [String] {
    switch self {
    case .empty: []
    case .text(let text): text.isEmpty ? [] : [text]
    case .list(let items): items
    }
  }
}

extension Property where Entity: Entities.Entity {
  /// The identity; a file may state it, and then it is kept.
  public static var id: Property {
    Property("id", value: { .id($0.id) }) { entity, input in
      guard let text = try input.singleText("id") else { return }
      guard let id = UUID(uuidString: text) else { throw ValueError("'\(text)' is no id; an id is a UUID.") }
      entity.id = id
    } copy: { $1.id = $0.id }
  }
}
