public import Commands
public import Entities

/// Order and length of a list; the key's cases are what it can be sorted by.
public struct ListOptions<Order: ExpressibleByArgument & Sendable>: ParsableArguments {
  @Option(help: .init("What to sort by; otherwise the usual order.", valueName: "key"))
  public var sort: Order?
  @Flag(name: .shortAndLong, help: "Turns the order round.")
  public var reverse = false
  @OptionGroup public var window: WindowOptions

  public init() {}

  /// What a list of all that the filter lets through asks a repository for.
  public func selection<Filter: Sendable>(_ filter: Filter) -> Selection<Filter, Order> {
    Selection(filter, order: sort, isReversed: reverse, limit: window.limit, offset: window.offset)
  }
}
