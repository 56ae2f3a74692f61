/// Which connection is to go when one too many comes.
struct Leaving {
  private typealias Candidate = (connection: Connection, phase: Phase)

  /// Milliseconds that a connection without a whole head has before another may take its place.
  private static let grace: UInt64 = 1_000

  private var idle: Candidate?
  private var slow: Candidate?

  /// - Parameter slowBefore: the deadline of a head that would begin now.
  mutating func consider(_ connection: Connection, in phase: Phase, slowBefore deadline: Moment) {
    switch phase.kind {
    case .idle: Self.keepEarlier(&idle, (connection, phase))
    case .opened, .head:
      if phase.deadline.milliseconds + Self.grace < deadline.milliseconds { Self.keepEarlier(&slow, (connection, phase)) }
    case .body, .working, .sending, .failed, .cut: return
    }
  }

  /// False when all are at work.
  func cut() -> Bool {
    guard let leaving = idle ?? slow else { return false }
    return leaving.connection.cut(in: leaving.phase)
  }

  private static func keepEarlier(_ candidate: inout Candidate?, _ other: Candidate) {
    if candidate.map({ other.phase.deadline < $0.phase.deadline }) ?? true { candidate = other }
  }
}
