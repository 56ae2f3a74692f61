import BooksDomain
import Commands

/// Order and length of a list of books.
struct ListOptions: ParsableArguments {
  @Option(help: .init("What to sort by; otherwise books come as they were added.", valueName: "key"))
  var sort: BookOrder?
  @Flag(name: .shortAndLong, help: "Turns the order round.")
  var reverse = false
  @OptionGroup var window: WindowOptions
}
