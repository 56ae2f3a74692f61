public import Entities
public import Storage
public import UsersDomain

/// Events as rows of the store; nothing ever leaves the machine.
public struct StoreEventLog: AnalyticsService, EventRepository {
  private let store: any Store

  /// Keeps events in the table of `EventRecord`, which the store must know.
  public init(store: any Store) {
    self.store = store
  }

  public func track(_ event: AnalyticsEvent) async throws {
    _ = try await store.transaction { try await $0.insert(EventRecord(event)) }
  }

  public func events(isNewestFirst: Bool, limit: Int?, offset: Int) -> Pages<AnalyticsEvent> {
    store.pages(of: EventRecord.self, Query(limit: limit, offset: offset, isNewestFirst: isNewestFirst))
  }
}
