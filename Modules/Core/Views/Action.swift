/// Something a person can do with what a view shows. Renderers that cannot be acted on, such as plain text, leave it out.
public struct Action: Sendable, Equatable {
  /// What an action does, so that a renderer can choose a key, an icon or a colour.
  public enum Kind: Sendable, Equatable {
    case add
    case open
    case edit
    case delete
    case other
  }

  /// What the renderer hands back to the view model; unique within its view.
  public let name: String
  /// What a button or a menu says.
  public let label: String
  /// Decides how it looks, never what it does.
  public let kind: Kind
  /// Whether the renderer asks before it hands the action on.
  public let needsConfirmation: Bool

  /// Deleting asks first unless it is said otherwise.
  public init(_ name: String, label: String, kind: Kind = .other, needsConfirmation: Bool? = nil) {
    self.name = name
    self.label = label
    self.kind = kind
    self.needsConfirmation = needsConfirmation ?? (kind == .delete)
  }
}
