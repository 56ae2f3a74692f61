import Values

/// What a throttle remembers; one thread at a time works on it.
struct ThrottleState {
  /// Failures in a row that cost nothing: typing errors of one person, of a household behind one address, of anybody for one account.
  private static let freeOfPair = 3
  private static let freeOfNetwork = 20
  private static let freeOfAccount = 10

  private var failures: RecentTable<FailureCount>
  private var known: RecentTable<KnownNetworks>

  init(capacity: Int) {
    failures = RecentTable(capacity: capacity)
    known = RecentTable(capacity: capacity)
  }

  var remembered: Int { failures.count }

  mutating func admit(_ subject: ThrottleSubject, at time: Timestamp) -> ThrottleVerdict {
    let counters = counters(of: subject)
    // A clock that was set back must not lock anybody out for as long as that.
    let waits = counters.compactMap { failures[$0.key].map { min($0.mayTryAt, time.adding(seconds: 60)) } }
    if let end = waits.max(), end > time {
      let seconds = (end.nanoseconds - time.nanoseconds + 999_999_999) / 1_000_000_000
      return .wait(seconds: Int(seconds))
    }
    for (key, free) in counters {
      var count = failures[key] ?? FailureCount(at: time)
      count.add(free: free, at: time)
      failures.set(count, for: key, at: time)
    }
    return .allowed
  }

  mutating func succeed(_ subject: ThrottleSubject, at time: Timestamp) {
    forgive(subject, at: time)
    failures.remove(subject.pair)
    recognise(subject, at: time)
  }

  mutating func recognise(_ subject: ThrottleSubject, at time: Timestamp) {
    var networks = known[subject.account] ?? KnownNetworks()
    networks.add(subject.network)
    known.set(networks, for: subject.account, at: time)
  }

  mutating func forgive(_ subject: ThrottleSubject, at time: Timestamp) {
    for (key, _) in counters(of: subject) {
      guard var count = failures[key] else { continue }
      count.takeBack(at: time)
      failures.set(count, for: key, at: time)
    }
  }

  /// Where the right person signed in before, what others do counts neither for nor against them.
  private func counters(of subject: ThrottleSubject) -> [(key: Int, free: Int)] {
    let own = (subject.pair, Self.freeOfPair)
    if known[subject.account]?.contains(subject.network) == true { return [own] }
    return [own, (subject.network, Self.freeOfNetwork), (subject.account, Self.freeOfAccount)]
  }
}
