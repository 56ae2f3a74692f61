import BooksDomain
import Entities

/// Rows of a file that need no file, on lines 2, 3 and so on.
final class ArrayRows: ImportRows {
  private var rest: ArraySlice<ImportRow<Book>>
  private(set) var bytesRead = 0

  init(_ items: [Result<Book, RowFault>], hasIDs: Bool = false) {
    rest = items.enumerated().map { ImportRow(line: $0 + 2, hasID: hasIDs, item: $1) }[...]
  }

  convenience init(_ books: Book..., hasIDs: Bool = false) {
    self.init(books.map { .success($0) }, hasIDs: hasIDs)
  }

  func next() throws -> ImportRow<Book>? {
    bytesRead += rest.isEmpty ? 0 : 100
    return rest.popFirst()
  }
}
