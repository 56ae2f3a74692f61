public import Entities

/// Brings the books of files into the library: all or nothing, each book once.
public struct ImportBooksUseCase: Sendable {
  private let repository: any BookRepository

  /// Works on the library of this repository.
  public init(repository: any BookRepository) {
    self.repository = repository
  }

  /// `progress` is told the number of the file and the bytes read of it.
  ///
  /// Throws a `Failure` when a file cannot be read to its end, and `CancellationError`; nothing is stored then.
  public func callAsFunction(
    _ files: [(name: String?, rows: any ImportRows<Book>)], options: ImportOptions = ImportOptions(),
    progress: (_ file: Int, _ bytes: Int) -> Void = { _, _ in }
  ) async throws -> ImportSummary {
    do {
      return try await repository.transaction { repository in
        let importing = ImportUseCase<Book>(
          prepare: { try $0.prepared() }, match: { try await repository.match($0, hasID: $1) },
          insert: { try await repository.insert($0) }, update: { _ = try await repository.update($0) })
        return try await importing(files, options: options, progress: progress)
      }
    } catch let discarded as ImportDiscarded {
      return discarded.summary
    }
  }
}
