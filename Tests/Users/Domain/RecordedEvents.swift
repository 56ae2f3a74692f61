import Synchronization
import UsersDomain

/// Keeps the events it is told, or fails at each.
final class RecordedEvents: AnalyticsService {
  struct Broken: Error {}

  private let kept = Mutex<[AnalyticsEvent]>([])
  private let isBroken: Bool

  init(isBroken: Bool = false) {
    self.isBroken = isBroken
  }

  var events: [AnalyticsEvent] { kept.withLock { $0 } }

  func track(_ event: AnalyticsEvent) async throws {
    if isBroken { throw Broken() }
    kept.withLock { $0.append(event) }
  }
}
