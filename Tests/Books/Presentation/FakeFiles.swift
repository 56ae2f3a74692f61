import BooksDomain
import Entities
import Synchronization
import Values

/// Files whose rows are given by name; what is exported is one title a line.
final class FakeFiles: Interchange {
  typealias Item = Book

  private let files: [String: [Result<Book, RowFault>]]
  private let exported = Mutex<[String]>([])

  init(_ files: [String: [Result<Book, RowFault>]] = [:]) {
    self.files = files
  }

  /// `format to path: text` of every export so far.
  var exports: [String] { exported.withLock(\.self) }

  func open(_ path: String, format: String?) throws -> OpenedFile<Book> {
    guard let rows = files[path] else { throw ValueError("There is no '\(path)'.") }
    return OpenedFile(format: format ?? "csv", byteCount: rows.count * 100, rows: Rows(rows))
  }

  func write(_ items: Pages<Book>, format: String, to destination: ExportDestination) async throws -> Int {
    let titles = try await items.all().map(\.title)
    var text = titles.map { $0 + "\n" }.joined()
    switch destination {
    case .file(let path): exported.withLock { $0.append("\(format) to \(path): \(text)") }
    case .stream(let write): try text.withUTF8 { try write(UnsafeRawBufferPointer($0)) }
    }
    return titles.count
  }

  private final class Rows: ImportRows {
    private var rest: ArraySlice<ImportRow<Book>>
    private(set) var bytesRead = 0

    init(_ items: [Result<Book, RowFault>]) {
      rest = items.enumerated().map { ImportRow(line: $0 + 2, item: $1) }[...]
    }

    func next() throws -> ImportRow<Book>? {
      bytesRead += rest.isEmpty ? 0 : 100
      return rest.popFirst()
    }
  }
}
