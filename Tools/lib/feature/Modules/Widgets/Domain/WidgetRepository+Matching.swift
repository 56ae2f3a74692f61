public import Entities

extension WidgetRepository {
  /// The stored widget that is the same as this one: by id where it states one, else by name.
  public func match(_ widget: Widget, hasID: Bool) async throws -> ImportMatch<Widget>? {
    if hasID, let stored = try await stored(id: widget.id) { return ImportMatch(stored, isByKey: true) }
    return try await stored(name: widget.name).map { ImportMatch($0, isByKey: true) }
  }
}
