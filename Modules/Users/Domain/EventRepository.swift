public import Entities

/// Where the events are that were tracked.
public protocol EventRepository: Sendable {
  /// In the order they were tracked, or the newest first.
  func events(isNewestFirst: Bool, limit: Int?, offset: Int) -> Pages<AnalyticsEvent>
}
