import BooksData
import BooksDomain
import Entities
import Storage
import Synchronization
import TestSupport

/// What an export writes of a library, and what an import makes of it.
enum ExportedLibrary {
  static func bytes(_ library: StoreBookRepository, to format: String) async throws -> [UInt8] {
    let written = Mutex<[UInt8]>([])
    let write: @Sendable (UnsafeRawBufferPointer) -> Void = { bytes in written.withLock { $0 += bytes } }
    _ = try await BookFiles.interchange.write(library.pages(Selection(BookFilter())), format: format, to: .stream(write))
    return written.withLock(\.self)
  }

  static func text(_ books: [Book], to format: String, in folder: ScratchFolder) async throws -> String {
    String(decoding: try await bytes(StoreKind.memory.library(books, in: folder), to: format), as: UTF8.self)
  }

  /// Imports a file whose format is to be known by its content.
  static func importing(_ bytes: [UInt8], into library: StoreBookRepository, in folder: ScratchFolder) async throws
    -> ImportSummary
  {
    let opened = try BookFiles.interchange.open(folder.file("exported", bytes), format: nil)
    return try await ImportUseCase<Book>(repository: library)([(name: nil, rows: opened.rows)])
  }
}
