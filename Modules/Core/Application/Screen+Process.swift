import Files
import Terminal
import Views

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Screen {
  /// The screen of this process: its standard streams, and what the terminal behind them can do.
  init(_ globals: GlobalOptions, environment: [String: String]) {
    let input = LineReader(DescriptorInput(STDIN_FILENO))
    let start = ContinuousClock.now
    self.init(
      output: FileSink.standardOutput, errors: FileSink.standardError, input: input, format: globals.outputFormat,
      isQuiet: globals.quiet,
      outputStyle: Style(globals.color, isTerminal: TerminalState.isTerminal(STDOUT_FILENO), environment: environment),
      errorStyle: Style(globals.color, isTerminal: TerminalState.isTerminal(STDERR_FILENO), environment: environment),
      outputWidth: TerminalState.width(of: STDOUT_FILENO, environment: environment),
      errorWidth: TerminalState.width(of: STDERR_FILENO, environment: environment),
      isInteractive: input.isTerminal && TerminalState.isTerminal(STDERR_FILENO), now: { Int64(time(nil)) },
      uptime: { ContinuousClock.now - start }, environment: environment)
  }
}
