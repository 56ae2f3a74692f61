/// The files of other programs, read and written; what a format looks like is known outside the Domain.
public protocol Interchange<Item>: Sendable {
  associatedtype Item: Entity
  /// Opens a file (`-` is standard input).
  ///
  /// Throws a `Failure` when it cannot be opened, or when `format` is nil and no format recognises the content.
  func open(_ path: String, format: String?) throws -> OpenedFile<Item>

  /// Writes all items and returns how many; a file appears whole or not at all.
  func write(_ items: Pages<Item>, format: String, to destination: ExportDestination) async throws -> Int
}
