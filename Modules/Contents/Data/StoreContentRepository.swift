public import ContentsDomain
public import Entities
public import Storage

/// Contents in any store.
public struct StoreContentRepository: ContentRepository, StoreRepository {
  public typealias Row = ContentRecord

  public let source: StoreSource

  /// Keeps contents in the table of `ContentRecord`.
  public init(source: StoreSource) {
    self.source = source
  }

  public func stored(name: String) async throws -> Stored<Content>? {
    try await source.reader.first(
      of: ContentRecord.self, where: ContentRecord.Columns.nameKey, is: .text(Content.key(of: name)))
  }
}
