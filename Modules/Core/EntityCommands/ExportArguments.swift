public import Commands
public import Entities
import Values
public import Views

/// The format of an export and where it goes.
public struct ExportArguments<Format: FileFormat>: ParsableArguments {
  @Option(help: .init("The format; csv, unless --json asks for the other.", valueName: "format"))
  public var to: Format?
  @Option(
    name: [.customLong("output"), .customShort("o")], help: .init("The file; otherwise standard output.", valueName: "file"),
    completion: .file())
  public var output: String?

  public init() {}

  /// Writes every item and says how many; throws when the file or stream cannot take them.
  @MainActor
  public func run<Item: Entity>(
    on screen: Screen, _ items: Pages<Item>, to interchange: any Interchange<Item>
  ) async throws {
    let format = try to ?? Self.format(for: screen.format)
    let file = output == "-" ? nil : output
    let destination: ExportDestination = file.map { .file($0) } ?? .stream { try screen.write($0) }
    let count = try await interchange.write(items, format: format.rawValue, to: destination)
    screen.show(Message("\(Item.noun.counted(count)) written\(file.map { " to \(quoted($0))" } ?? "").", kind: .success))
  }

  /// What `--format` says of output, said of the file; a table is for people, so csv takes its place.
  private static func format(for output: OutputFormat) throws -> Format {
    let name = output == .table ? OutputFormat.csv.rawValue : output.rawValue
    guard let format = Format(rawValue: name) else {
      let formats = Format.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValueError("\(quoted(name)) is no format of an export; write one of \(formats) behind --to.")
    }
    return format
  }
}
