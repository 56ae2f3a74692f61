import Files

extension Screen {
  /// Writes data that is encoded already, such as an export.
  public func write(_ bytes: UnsafeRawBufferPointer) throws {
    try output.write(bytes)
  }

  /// Writes text that machines read, such as a script, as it is.
  public func write(_ text: String) throws {
    try output.write(text)
  }
}
