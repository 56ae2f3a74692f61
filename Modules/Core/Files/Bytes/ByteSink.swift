/// Where bytes go: a file, a stream, or memory in tests. Nothing is lost in silence: what cannot be written throws.
public protocol ByteSink: AnyObject, Sendable {
  /// Writes all bytes or throws a `FileError`.
  func write(_ bytes: UnsafeRawBufferPointer) throws
}

extension ByteSink {
  /// Writes the text in UTF-8.
  public func write(_ text: String) throws {
    var text = text
    try text.withUTF8 { try write(UnsafeRawBufferPointer($0)) }
  }
}
