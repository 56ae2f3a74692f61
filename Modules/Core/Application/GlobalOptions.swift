public import Commands
import Storage
public import Terminal
public import Views

/// The options every command has.
struct GlobalOptions: ParsableArguments {
  @Option(
    help: .init("Where data is: sqlite:PATH, memory: or https://HOST, also by APP_STORE; otherwise your data folder.", valueName: "url"),
    transform: StoreLocation.init(parsing:))
  var store: StoreLocation?
  @Option(help: .init("How output looks.", valueName: "format"))
  var format: OutputFormat?
  @Flag(help: "The same as --format json.")
  var json = false
  @Option(help: .init("Colour: on a terminal only, always, or never; see also NO_COLOR.", valueName: "when"))
  var color: ColorChoice = .auto
  @Flag(name: .shortAndLong, help: "Data only, no notes.")
  var quiet = false

  mutating func validate() throws {
    if json, let format, format != .json {
      throw ValidationError("'--json' and '--format \(format.rawValue)' exclude each other")
    }
  }

  var outputFormat: OutputFormat { json ? .json : format ?? .table }
}

extension OutputFormat: ExpressibleByArgument {}

extension ColorChoice: ExpressibleByArgument {}
