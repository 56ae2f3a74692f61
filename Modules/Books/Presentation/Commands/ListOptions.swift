import Commands
import Values

/// Order and length of a list.
struct ListOptions<Order: ExpressibleByArgument & Sendable>: ParsableArguments {
  @Option(help: .init("What to sort by; otherwise books come as they were added.", valueName: "key"))
  var sort: Order?
  @Flag(name: .shortAndLong, help: "Turns the order round.")
  var reverse = false
  @OptionGroup var window: WindowOptions
}

/// Which part of a list to show.
struct WindowOptions: ParsableArguments {
  @Option(name: [.long, .customShort("n")], help: .init("At most so many.", valueName: "number"), transform: WindowOptions.count)
  var limit: Int?
  @Option(help: .init("Leaves out so many at the beginning.", valueName: "number"), transform: WindowOptions.count)
  var offset: Int = 0

  private static func count(_ text: String) throws -> Int {
    guard let number = Int(text), number >= 0 else { throw ValueError("'\(text)' is no number of rows; write 0 or more.") }
    return number
  }
}
