public import ContentsDomain
public import Entities
public import Storage
public import Values

/// Contents in any store.
public struct StoreContentRepository: ContentRepository, StoreRepository {
  public typealias Row = ContentRecord

  public let source: StoreSource

  /// Keeps contents in the table of `ContentRecord`.
  public init(source: StoreSource) {
    self.source = source
  }

  public func stored(url: WebAddress) async throws -> Stored<Content>? {
    try await source.reader.first(of: ContentRecord.self, where: ContentRecord.Columns.urlKey, is: .text(url.key))
  }
}
