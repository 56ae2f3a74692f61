import BooksDomain
import Commands
import Entities
import EntityCommands
import Values

/// What can be said of a book besides its title and author; an empty value takes away what is stored.
struct BookOptions: ParsableArguments {
  @Option(name: .customLong("additional-author"), help: .init("Another author.", valueName: "name"))
  var additionalAuthors: [String] = []
  @Option(
    name: .customLong("published"), help: .init("When it was published: 1999, 1999-05, 1999-05-01 or -44.", valueName: "date"),
    transform: { try Edit($0, CalendarDate.init(parsing:)) })
  var publishedDate: Edit<CalendarDate>?
  @Option(
    help: .init("Its ISBN, of 10 or 13 digits, with or without hyphens.", valueName: "isbn"),
    transform: { try Edit($0, ISBN.init(parsing:)) })
  var isbn: Edit<ISBN>?
  @Option(help: .init("Its publisher.", valueName: "name"))
  var publisher: String?
  @Option(help: .init("How many pages it has.", valueName: "number"), transform: { try Edit($0, PageCount.init(parsing:)) })
  var pages: Edit<PageCount>?
  @Option(help: .init("Its language, as in 'en' or 'French'.", valueName: "language"))
  var language: String?
  @Option(
    help: .init("Where you stand with it: toRead, reading, read or abandoned.", valueName: "status"),
    completion: .list(ReadingStatus.allCases.map(\.text)), transform: { try Edit($0, ReadingStatus.init(parsing:)) })
  var status: Edit<ReadingStatus>?
  @Option(help: .init("Stars, 0.25 to 5 in quarters.", valueName: "stars"), transform: { try Edit($0, Rating.init(parsing:)) })
  var rating: Edit<Rating>?
  @Option(
    name: .customLong("date-read"), help: .init("The day you finished it, such as 2024-05-31.", valueName: "day"),
    transform: { try Edit($0, Day.init(parsing:)) })
  var dateRead: Edit<Day>?
  @Option(name: .customLong("tag"), help: .init("A tag.", valueName: "tag"))
  var tags: [String] = []
  @Option(help: .init("Anything to remember about it.", valueName: "text"))
  var notes: String?

  /// Puts everything that was given into the book.
  func apply(to book: inout Book) {
    if !additionalAuthors.isEmpty { book.additionalAuthors = additionalAuthors }
    if let publishedDate { book.publishedDate = publishedDate.value }
    if let isbn { book.isbn = isbn.value }
    if let publisher { book.publisher = publisher }
    if let pages { book.pages = pages.value }
    if let language { book.language = language }
    if let status { book.status = status.value }
    if let rating { book.rating = rating.value }
    if let dateRead { book.dateRead = dateRead.value }
    if !tags.isEmpty { book.tags = tags }
    if let notes { book.notes = notes }
  }

  /// Whether nothing was given.
  var isEmpty: Bool {
    let given = [
      !additionalAuthors.isEmpty, publishedDate != nil, isbn != nil, publisher != nil, pages != nil, language != nil,
      status != nil,
      rating != nil, dateRead != nil, !tags.isEmpty, notes != nil,
    ]
    return !given.contains(true)
  }
}
