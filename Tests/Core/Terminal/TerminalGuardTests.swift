import Synchronization
import Terminal
import Testing

@Suite struct TerminalGuardTests {
  @Test func changesAreUndoneLastFirstAndOnce() {
    let undone = Log()
    let restorer = TerminalGuard()
    let first = restorer.register { undone.add("first") }
    _ = restorer.register { undone.add("second") }
    _ = restorer.register { undone.add("third") }
    restorer.restore(first)
    restorer.restoreAll()
    restorer.restoreAll()
    restorer.restore(first)
    #expect(undone.entries == ["first", "third", "second"])
  }
}

private final class Log: Sendable {
  private let kept = Mutex<[String]>([])
  var entries: [String] { kept.withLock { $0 } }
  func add(_ entry: String) { kept.withLock { $0.append(entry) } }
}
