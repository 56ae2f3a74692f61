public import Entities
public import Storage
public import UsersDomain

/// Events as rows of the store; nothing ever leaves the machine.
public struct StoreEventLog: AnalyticsService, EventRepository {
  private let source: StoreSource

  /// Keeps events in the table of `EventRecord`, which the store must know.
  public init(source: StoreSource) {
    self.source = source
  }

  public func track(_ event: AnalyticsEvent) async throws {
    _ = try await source.changing { try await $0.insert(EventRecord(event)) }
  }

  public func events(isNewestFirst: Bool, limit: Int?, offset: Int) -> Pages<AnalyticsEvent> {
    source.reader.pages(of: EventRecord.self, Query(limit: limit, offset: offset, isNewestFirst: isNewestFirst))
  }
}
