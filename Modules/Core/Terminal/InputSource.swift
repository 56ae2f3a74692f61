/// Where typed or piped input comes from; a value of tests needs no terminal.
public protocol InputSource: AnyObject, Sendable {
  /// Whether a person may be typing.
  var isTerminal: Bool { get }
  /// Fills the front of the buffer with what is there, waiting for the first byte; 0 means the input has ended.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int
  /// Runs the body while typed characters are not shown; a source without a terminal just runs it.
  func withoutEcho<Result>(_ body: () throws -> Result) throws -> Result
}

extension InputSource {
  public func withoutEcho<Result>(_ body: () throws -> Result) throws -> Result {
    try body()
  }
}
