import BooksDomain
public import Commands
import EntityCommands
public import Views

/// `app books list`
public struct ListBooks: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Shows books, all or those that fit.", aliases: ["ls"])

  @Option(help: .init("Only where an author has this text.", valueName: "text"))
  var author: String?
  @Option(help: .init("Only where the title has this text.", valueName: "text"))
  var title: String?
  @Option(help: .init("Only where a tag has this text.", valueName: "text"))
  var tag: String?
  @Option(
    help: .init("Only with this status: toRead, reading, read or abandoned.", valueName: "status"),
    completion: .list(ReadingStatus.allCases.map(\.text)), transform: ReadingStatus.init(parsing:))
  var status: ReadingStatus?
  @Option(
    help: .init("Only published then: 1990..2000, 1990.., ..2000 or 1999-05.", valueName: "span"),
    transform: PublicationRange.init(parsing:))
  var published: PublicationRange?
  @Option(help: .init("Only the book with this ISBN.", valueName: "isbn"), transform: ISBN.init(parsing:))
  var isbn: ISBN?
  @OptionGroup var options: ListOptions<BookOrder>

  public init() {}

  /// Streams the books that fit; an empty list is a note, not an error.
  @MainActor
  public func run(on screen: Screen, books: BookListViewModel) async throws {
    let filter = BookFilter(author: author, title: title, tag: tag, status: status, published: published, isbn: isbn)
    try await screen.show(books.list(options.selection(filter)))
  }
}
