/// Where an export goes.
public enum ExportDestination: Sendable {
  /// `-` is standard output.
  case file(String)
  /// Gets the file piece by piece, from the front to the end.
  case stream(@Sendable (UnsafeRawBufferPointer) throws -> Void)
}
