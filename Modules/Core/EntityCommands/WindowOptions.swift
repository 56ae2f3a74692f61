public import Commands
import Values

/// Which part of a list to show.
public struct WindowOptions: ParsableArguments {
  @Option(name: [.long, .customShort("n")], help: .init("At most so many.", valueName: "number"), transform: WindowOptions.count)
  public var limit: Int?
  @Option(help: .init("Leaves out so many at the beginning.", valueName: "number"), transform: WindowOptions.count)
  public var offset: Int = 0

  public init() {}

  private static func count(_ text: String) throws -> Int {
    guard let number = Int(text), number >= 0 else { throw ValueError("\(quoted(text)) is no number of rows; write 0 or more.") }
    return number
  }
}
