public import Entities
import Values
public import Views

extension Screen {
  /// Asks for an item field by field, beginning with what is known; nil, and a note, when the person cancels.
  ///
  /// A property that has no empty value is named `unknown` where nothing was said of it.
  public func ask<Item: Entity>(
    _ form: EntityForm<Item>, filling item: Item, unknown: Set<String> = []
  ) async throws -> Item? {
    guard let answers = try await ask(form.view(of: item, unknown: unknown)) else {
      show(Message("Cancelled; nothing was stored."))
      return nil
    }
    return try form.item(item, unknown: unknown, with: answers)
  }

  /// Gives the id of an item that was just stored, or to machines the whole; `name` is how messages call it.
  public func showAdded<Item: Entity>(_ item: Item, name: String) throws {
    if format == .table {
      try print(UUIDText.text(item.id))
    } else {
      try show(DetailView(item))
    }
    show(Message("Added \(name).", kind: .success))
  }
}
