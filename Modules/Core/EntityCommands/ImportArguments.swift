public import Commands
public import Entities
public import Views

/// The files of an import and how their rows are treated.
public struct ImportArguments<Format: FileFormat>: ParsableArguments {
  @Argument(help: .init("Files; - is standard input.", valueName: "file"), completion: .file())
  public var files: [String]
  @Option(help: .init("The format, where it is not to be detected.", valueName: "format"))
  public var from: Format?
  @Flag(help: "Shows what would happen and stores nothing.")
  public var dryRun = false
  @Flag(help: "Stores nothing when any row is bad.")
  public var strict = false
  @Flag(help: "Overwrites what is stored with what the file says.")
  public var update = false

  public init() {}

  /// Imports all files in one go and shows the counts; throws when rows were rejected, a file cannot be read, or it is stopped.
  @MainActor
  public func run<Item: Entity>(
    on screen: Screen, importing: ImportUseCase<Item>, from interchange: any Interchange<Item>
  ) async throws {
    let options = ImportOptions(overwrites: update, isDryRun: dryRun, isStrict: strict)
    let opened = try files.map { try interchange.open($0, format: from?.rawValue) }
    let sizes = opened.map(\.byteCount)
    let total = sizes.contains(nil) ? nil : sizes.compactMap(\.self).reduce(0, +)
    let starts = sizes.indices.map { sizes[..<$0].compactMap(\.self).reduce(0, +) }
    let names = files.map { $0 == "-" ? "standard input" : $0 }
    let rows = zip(names, opened).map { (name: files.count > 1 ? $0 : nil, rows: $1.rows) }
    do {
      let summary = try await screen.withProgress("Importing", total: total) { report in
        try await importing(rows, options: options) { report(starts[$0] + $1) }
      }
      try screen.show(ImportReport(summary, options: options, file: names[0]))
    } catch let stopped as CancellationError {
      screen.show(Message("The import was stopped; nothing was stored.", kind: .warning))
      throw stopped
    }
  }
}
