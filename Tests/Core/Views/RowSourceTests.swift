import Files
import Synchronization
import Testing
import Values
import Views

@Suite struct RowSourceTests {
  private struct Broken: Error {}

  @Test func chunksOfAnySizeMakeOneList() async throws {
    let recorded = RecordedScreen(.ndjson)
    let chunks = [[], [Song(title: "a")], [], [Song(title: "b"), Song(title: "c")], []]
    let source = RowSource<Song> {
      var rest = chunks[...]
      return { rest.popFirst() }
    }
    #expect(try await recorded.screen.show(songs(source)) == 3)
    #expect(recorded.output.split(separator: "\n").count == 3)
  }

  @Test func aSourceStartsAgainEachTimeItIsShown() async throws {
    let list = songs([Song(title: "a")])
    #expect(try await RecordedScreen().screen.show(list) == 1)
    #expect(try await RecordedScreen().screen.show(list) == 1)
  }

  @Test func anAsynchronousSequenceIsASource() async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: [Song].self)
    continuation.yield([Song(title: "a")])
    continuation.yield([Song(title: "b")])
    continuation.finish()
    #expect(try await RecordedScreen().screen.show(songs(RowSource(stream))) == 2)
  }

  @MainActor @Test func aViewModelOnTheMainActorCanShowItsList() async throws {
    let recorded = RecordedScreen(.csv)
    #expect(try await recorded.screen.show(songs([Song(title: "a")])) == 1)
  }

  @Test func whatTheSourceThrowsComesThrough() async throws {
    let source = RowSource<Song> { { throw Broken() } }
    await #expect(throws: Broken.self) { try await RecordedScreen().screen.show(songs(source)) }
  }

  @Test(arguments: OutputFormat.allCases)
  func whatTheOutputThrowsComesThrough(format: OutputFormat) async throws {
    let recorded = RecordedScreen()
    let screen = Screen(
      output: FullDisk(), errors: MemorySink(), input: recorded.screen.input, format: format, now: { 0 }, uptime: { .zero })
    await #expect(throws: ValueError("The disk is full.")) { try await screen.show(songs([Song(title: "a")])) }
    #expect(throws: ValueError("The disk is full.")) { try screen.show(DetailView(Song(title: "a"))) }
    #expect(throws: ValueError("The disk is full.")) { try screen.print("a") }
  }

  @Test func aMillionRowsPassInPiecesOfBoundedSize() async throws {
    let sink = LargestPiece()
    let screen = Screen(
      output: sink, errors: MemorySink(), input: RecordedScreen().screen.input, format: .csv, now: { 0 }, uptime: { .zero })
    let chunk = (0..<500).map { Song(title: "Song number \($0)") }
    let source = RowSource<Song> {
      var left = 40
      return {
        left -= 1
        return left < 0 ? nil : chunk
      }
    }
    #expect(try await screen.show(songs(source)) == 20_000)
    #expect(sink.largest < 1 << 16)
    #expect(sink.total > 1 << 20)
  }

  @Test func onATerminalEveryChunkIsShownAtOnce() async throws {
    let recorded = RecordedScreen(.ndjson, width: 80)
    let source = RowSource<Song> {
      var shown = 0
      return {
        #expect(recorded.output.split(separator: "\n").count == shown)
        shown += 1
        return shown > 3 ? nil : [Song(title: "a")]
      }
    }
    try await recorded.screen.show(songs(source))
  }
}

private final class FullDisk: ByteSink {
  func write(_ bytes: UnsafeRawBufferPointer) throws { throw ValueError("The disk is full.") }
}

private final class LargestPiece: ByteSink {
  private let sizes = Mutex((largest: 0, total: 0))
  var largest: Int { sizes.withLock { $0.largest } }
  var total: Int { sizes.withLock { $0.total } }

  func write(_ bytes: UnsafeRawBufferPointer) {
    sizes.withLock { $0 = (max($0.largest, bytes.count), $0.total + bytes.count) }
  }
}
