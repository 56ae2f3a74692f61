/// A file that was opened and whose format is known.
public struct OpenedFile<Item: Entity> {
  /// Its name, as `--from` takes it, whether stated or recognised.
  public let format: String
  /// nil when it cannot be known, as for a pipe.
  public let byteCount: Int?
  /// At the first row; a header is read already.
  public let rows: any ImportRows<Item>

  /// Takes the rows over: nobody else may read from them.
  public init(format: String, byteCount: Int?, rows: any ImportRows<Item>) {
    self.format = format
    self.byteCount = byteCount
    self.rows = rows
  }
}
