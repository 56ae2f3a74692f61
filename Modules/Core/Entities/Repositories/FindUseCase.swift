import Foundation
import Values

/// Finds the one item a person means: by its natural key, its id, or a unique beginning of its id.
public struct FindUseCase<Item: Entity>: Sendable {
  /// Characters of an id that are enough where they are unique; fewer would match by chance.
  public static var shortestPrefix: Int { 4 }

  private let repository: any Repository<Item>
  private let keyName: String
  private let byKey: @Sendable (String) async throws -> Item?

  /// `byKey` gives the item whose natural key the text is, or nil, also for a text that is no such key.
  public init(
    _ repository: some Repository<Item>, keyName: String, byKey: @escaping @Sendable (String) async throws -> Item?
  ) {
    self.repository = repository
    self.keyName = keyName
    self.byKey = byKey
  }

  /// Throws `FindError` when nothing or more than one item fits.
  public func callAsFunction(_ reference: String) async throws -> Item {
    if let item = try await byKey(reference) { return item }
    if let id = UUID(uuidString: reference), let stored = try await repository.stored(id: id) { return stored.item }
    let prefix = Self.idPrefix(reference)
    guard let prefix, prefix.count >= Self.shortestPrefix else { throw notFound(reference) }
    let items = try await repository.items(idPrefix: prefix, limit: 6)
    guard let item = items.first else { throw notFound(reference) }
    guard items.count == 1 else { throw FindError.ambiguous(reference, Item.noun, ids: items.map { UUIDText.text($0.id) }) }
    return item
  }

  private func notFound(_ reference: String) -> FindError { .notFound(reference, Item.noun, keyName: keyName) }

  /// Lower case with the hyphens of a UUID where they belong; nil when the text cannot begin an id.
  private static func idPrefix(_ text: String) -> String? {
    var prefix = ""
    for character in text.lowercased() where character != "-" {
      guard character.isASCII, character.isHexDigit, prefix.count < 36 else { return nil }
      if [8, 13, 18, 23].contains(prefix.count) { prefix.append("-") }
      prefix.append(character)
    }
    return prefix
  }
}
