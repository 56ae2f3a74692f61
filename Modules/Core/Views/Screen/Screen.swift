public import Files
public import Terminal

/// What a command shows things on and asks through: the streams, what they can do, and what the user wants of them.
///
/// It is a value, so a command is tested with sinks in memory and needs no process.
public struct Screen: Sendable {
  /// Takes the data and nothing else.
  public let output: any ByteSink
  /// Everything said beside the data: notes, errors, questions, progress.
  public let errors: any ByteSink
  /// Answers to questions; a command that reads data opens standard input itself.
  public let input: LineReader
  /// How data is written.
  public let format: OutputFormat
  /// Whether notes and progress are kept back.
  public let isQuiet: Bool
  /// Colour on `output`.
  public let outputStyle: Style
  /// Colour on `errors`.
  public let errorStyle: Style
  /// Columns of the terminal behind `output`; nil when it is none.
  public let outputWidth: Int?
  /// Columns of the terminal behind `errors`; nil when it is none.
  public let errorWidth: Int?
  /// Whether a person can be asked: input and errors are terminals.
  public let isInteractive: Bool
  /// Seconds since 1970 in UTC.
  public let now: @Sendable () -> Int64
  /// Time that only runs forward, for progress.
  public let uptime: @Sendable () -> Duration
  /// The environment variables of the process; commands read them only here.
  public let environment: [String: String]

  /// A screen that is no terminal unless widths, styles and interactivity say so.
  public init(
    output: any ByteSink, errors: any ByteSink, input: LineReader, format: OutputFormat = .table, isQuiet: Bool = false,
    outputStyle: Style = .plain, errorStyle: Style = .plain, outputWidth: Int? = nil, errorWidth: Int? = nil,
    isInteractive: Bool = false, now: @escaping @Sendable () -> Int64, uptime: @escaping @Sendable () -> Duration,
    environment: [String: String] = [:]
  ) {
    self.output = output
    self.errors = errors
    self.input = input
    self.format = format
    self.isQuiet = isQuiet
    self.outputStyle = outputStyle
    self.errorStyle = errorStyle
    self.outputWidth = outputWidth
    self.errorWidth = errorWidth
    self.isInteractive = isInteractive
    self.now = now
    self.uptime = uptime
    self.environment = environment
  }
}
