/// Brings the rows of files into a repository: all or nothing, each item once.
public struct ImportUseCase<Item: Entity>: Sendable {
  private typealias Files = [(name: String?, rows: any ImportRows<Item>)]

  private let run: @Sendable (Files, ImportOptions, (_ file: Int, _ bytes: Int) -> Void) async throws -> ImportSummary

  /// Works on everything this repository keeps. `arriving` gives a new item what its file does not say, such as the time.
  public init(repository: some ImportRepository<Item>, arriving: @escaping @Sendable (Item) -> Item = { $0 }) {
    run = { files, options, progress in
      try await repository.transaction { repository in
        try await ImportRun(repository: repository, options: options, arriving: arriving)(files, progress: progress)
      }
    }
  }

  /// Reads `files` to their ends; `progress` is told the number of the file and the bytes read of it, about every 256 rows.
  ///
  /// Throws a `Failure` when a file cannot be read to its end, and `CancellationError`; nothing is stored then.
  public func callAsFunction(
    _ files: [(name: String?, rows: any ImportRows<Item>)], options: ImportOptions = ImportOptions(),
    progress: (_ file: Int, _ bytes: Int) -> Void = { _, _ in }
  ) async throws -> ImportSummary {
    do {
      return try await run(files, options, progress)
    } catch let discarded as ImportDiscarded {
      return discarded.summary
    }
  }
}
