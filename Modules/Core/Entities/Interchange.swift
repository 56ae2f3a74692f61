/// The files of other programs, read and written; what a format looks like is known outside the Domain.
public protocol Interchange<Item>: Sendable {
  associatedtype Item: Entity
  /// Names of the formats that can be read, and of those that can be written.
  var readableFormats: [String] { get }
  var writableFormats: [String] { get }

  /// Opens a file (`-` is standard input).
  ///
  /// Throws a `Failure` when it cannot be opened, or when `format` is nil and no format recognises the content.
  func open(_ path: String, format: String?) throws -> OpenedFile<Item>

  /// Writes all items and returns how many; a file appears whole or not at all.
  func write(_ items: Pages<Item>, format: String, to destination: ExportDestination) async throws -> Int
}

/// Where an export goes.
public enum ExportDestination: Sendable {
  /// `-` is standard output.
  case file(String)
  /// Gets the file piece by piece, from the front to the end.
  case stream(@Sendable (UnsafeRawBufferPointer) throws -> Void)
}

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
