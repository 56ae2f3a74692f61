/// Takes note of what happens, on this machine alone.
public protocol AnalyticsService: Sendable {
  /// Throws when the event could not be noted; nobody's work may fail by that.
  func track(_ event: AnalyticsEvent) async throws
}

extension AnalyticsService {
  /// Tracks an event that is worth less than the work it tells of: failing, it is lost.
  func note(_ event: AnalyticsEvent) async {
    try? await track(event)
  }
}
