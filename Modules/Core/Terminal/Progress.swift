public import Files
import Synchronization

/// A line on a terminal that says how far a long task is, redrawn at most ten times a second and erased at its end.
public final class Progress: Sendable {
  private static let interval = Duration.milliseconds(100)
  private static let eraseLine = "\r\u{1B}[K"

  private struct Drawn {
    var completed = 0
    var last: Duration?
    var ticket: TerminalGuard.Ticket?
    var hasFinished = false
  }

  private let label: String
  private let total: Int?
  private let sink: (any ByteSink)?
  private let width: Int
  private let usesBlocks: Bool
  private let clock: @Sendable () -> Duration
  private let drawn = Mutex(Drawn())

  /// A bar when a total is given, else a count. A nil sink shows nothing: no terminal, or `--quiet`.
  public init(
    _ label: String, total: Int?, sink: (any ByteSink)?, width: Int, usesBlocks: Bool, clock: @escaping @Sendable () -> Duration
  ) {
    self.label = SafeText.forTerminal(label)
    self.total = total.map { max($0, 0) }
    self.sink = sink
    self.width = width
    self.usesBlocks = usesBlocks
    self.clock = clock
  }

  /// Says that so much is done in all.
  public func update(to completed: Int) {
    guard let sink else { return }
    let now = clock()
    drawn.withLock { drawn in
      drawn.completed = completed
      if drawn.hasFinished { return }
      if let last = drawn.last, now - last < Self.interval { return }
      drawn.last = now
      if drawn.ticket == nil { drawn.ticket = TerminalGuard.shared.register { Self.erase(on: sink) } }
      // A progress line that cannot be shown is no reason to stop the work.
      try? sink.write(Self.eraseLine + line(completed))
    }
  }

  /// Erases the line; nothing is drawn afterwards.
  public func finish() {
    let ticket = drawn.withLock { drawn in
      defer { drawn.ticket = nil }
      drawn.hasFinished = true
      return drawn.ticket
    }
    if let ticket { TerminalGuard.shared.restore(ticket) }
  }

  private static func erase(on sink: any ByteSink) {
    try? sink.write(eraseLine)
  }

  private func line(_ completed: Int) -> String {
    // The last column stays free: writing there wraps on some terminals.
    let available = max(width - 1, 0)
    guard let total, total > 0 else { return TextCut.fitting("\(label)  \(Digits.grouped(completed))", width: available) }
    let share = min(max(completed, 0), total)
    let percent = Int(Double(share) / Double(total) * 100)
    let figures =
      "\(percent < 10 ? "  " : percent < 100 ? " " : "")\(percent) %  \(Digits.grouped(completed)) of \(Digits.grouped(total))"
    let room = available - DisplayWidth.of(label) - DisplayWidth.of(figures) - 4
    guard room >= 5 else { return TextCut.fitting("\(label)  \(figures)", width: available) }
    let length = min(room, 30)
    let bar = Bar.text(share, of: total, width: length, usesBlocks: usesBlocks)
    let blanks = String(repeating: " ", count: length - DisplayWidth.of(bar))
    return "\(label)  \(bar)\(blanks)  \(figures)"
  }
}
