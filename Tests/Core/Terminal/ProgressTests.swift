import Files
import Synchronization
import Terminal
import Testing

@Suite struct ProgressTests {
  private let sink = MemorySink()
  private let clock = ManualClock()

  private func progress(total: Int?, width: Int = 60, isShown: Bool = true) -> Progress {
    let clock = clock
    return Progress("Importing", total: total, sink: isShown ? sink : nil, width: width, usesBlocks: false) { clock.now }
  }

  /// What stood on the line, one entry for each time it was drawn.
  private var drawn: [String] {
    sink.text.split(separator: "\r\u{1B}[K", omittingEmptySubsequences: false).dropFirst().map(String.init)
  }

  @Test func aKnownTotalDrawsABarAndEndsWithACleanLine() {
    let progress = progress(total: 2000)
    progress.update(to: 0)
    clock.advance(.seconds(1))
    progress.update(to: 1000)
    progress.finish()
    #expect(drawn.count == 3)
    #expect(drawn.first?.contains("0 %  0 of 2,000") == true)
    #expect(drawn.dropFirst().first?.contains("#####") == true)
    #expect(drawn.dropFirst().first?.contains("50 %  1,000 of 2,000") == true)
    #expect(drawn.last == "")
  }

  @Test func anUnknownTotalDrawsTheCount() {
    let progress = progress(total: nil)
    progress.update(to: 12_345)
    #expect(drawn == ["Importing  12,345"])
    progress.finish()
  }

  @Test func itIsDrawnAtMostTenTimesASecond() {
    let progress = progress(total: nil)
    for count in 0...1000 {
      progress.update(to: count)
      clock.advance(.milliseconds(1))
    }
    #expect(drawn.count == 11)
    progress.finish()
  }

  @Test func nothingIsDrawnWithoutASinkOrAfterTheEnd() {
    let hidden = progress(total: 10, isShown: false)
    hidden.update(to: 5)
    hidden.finish()
    let progress = progress(total: 10)
    progress.finish()
    progress.update(to: 5)
    #expect(sink.text == "")
  }

  @Test(arguments: [0, 1, 5, 12, 20, 40, 80, 200], [nil, 0, 7, Int.max])
  func theLineIsNarrowerThanTheTerminal(width: Int, total: Int?) {
    let progress = progress(total: total, width: width)
    progress.update(to: .max)
    for line in drawn { #expect(DisplayWidth.of(line) < max(width, 1)) }
    progress.finish()
  }
}

private final class ManualClock: Sendable {
  private let elapsed = Mutex(Duration.zero)
  var now: Duration { elapsed.withLock { $0 } }
  func advance(_ duration: Duration) { elapsed.withLock { $0 += duration } }
}
