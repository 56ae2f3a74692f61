import Files
import Terminal

/// A screen in memory and what was written on it, so that a feature's commands and views are tested without a process.
public struct RecordedScreen: Sendable {
  /// Hand this to the command or view that is tested.
  public let screen: Screen
  private let outputSink = MemorySink()
  private let errorSink = MemorySink()

  /// An interactive one types the lines of `input`; the clock stands still at `now`, in seconds since 1970.
  public init(
    _ format: OutputFormat = .table, input: String = "", isInteractive: Bool = false, isQuiet: Bool = false, width: Int? = nil,
    isColored: Bool = false, now: Int64 = 0, environment: [String: String] = ["LANG": "C.UTF-8", "TERM": "xterm"]
  ) {
    let style = Style(isColored: isColored)
    screen = Screen(
      output: outputSink, errors: errorSink, input: LineReader(MemoryInput(input, isTerminal: isInteractive)), format: format,
      isQuiet: isQuiet, outputStyle: style, errorStyle: style, outputWidth: width, errorWidth: width,
      isInteractive: isInteractive, now: { now }, uptime: { .zero }, environment: environment)
  }

  /// The data written so far.
  public var output: String { outputSink.text }

  /// Everything said beside the data so far.
  public var errors: String { errorSink.text }
}
