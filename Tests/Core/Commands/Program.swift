import Commands

enum Format: String, CaseIterable, ExpressibleByArgument, Sendable {
  case table, json, ndjson, csv
}

enum Status: String, CaseIterable, ExpressibleByArgument, Sendable {
  case toRead, reading, read
}

enum SortKey: String, CaseIterable, ExpressibleByArgument, Sendable {
  case title, author, published
}

/// Ten digits or none, to tell "given but empty" from absent.
enum ISBNChange: Equatable {
  case clear
  case set(String)

  init(_ text: String) throws {
    if text.isEmpty {
      self = .clear
    } else {
      guard text.count == 10 else { throw ValidationError("'\(text)' is no ISBN; ten digits are expected") }
      self = .set(text)
    }
  }
}

struct Globals: ParsableArguments {
  @Option(help: ArgumentHelp("Where data is kept.", valueName: "url"), completion: .file()) var store: String?
  @Option(help: "How data is written.") var format: Format = .table
  @Flag(help: "The same as --format json.") var json = false
  @Flag(name: .shortAndLong, help: "Data only, no notes.") var quiet = false
  @Option(help: ArgumentHelp("For measurements.", visibility: .hidden)) var trace: String?

  func validate() throws {
    if json, format == .csv { throw ValidationError("'--json' and '--format csv' contradict each other") }
  }
}

struct Paging: ParsableArguments {
  @Option(name: [.long, .customShort("n")], help: "At most so many.") var limit: Int = 20
  @Option(help: ArgumentHelp("Leave out so many.", valueName: "count")) var offset: Int = 0

  func validate() throws {
    guard limit >= 0 else { throw ValidationError("'--limit' is at least 0, not '\(limit)'") }
  }
}

struct ListBooks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Books in the order they were added.",
    discussion: """
      Filters are combined; each is found anywhere in its field, whatever the case and the accents of what is typed.

      Examples:
        app books list --author woolf --sort published
      """, aliases: ["ls"])

  @Option(help: ArgumentHelp("Only this author.", valueName: "name")) var author: String?
  @Option(help: "Only with this tag.") var tag: [String] = []
  @Option(help: "Only this status.") var status: Status? = nil
  @Option(help: ArgumentHelp("The order.", valueName: "key")) var sort: SortKey?
  @Flag(name: .shortAndLong, help: "Last first.") var reverse = false
  @Flag(inversion: .prefixedNo, help: "With their notes.") var notes = true
  @OptionGroup var paging: Paging
}

struct AddBook: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "add", abstract: "Add a book.")

  @Argument(help: "The title.") var title: String
  @Option(help: ArgumentHelp("Who wrote it.", valueName: "name")) var author: String
  @Option(help: "Others who wrote it.") var additionalAuthor: [String] = []
  @Option(help: "The year.") var year: Int?
  @Option(help: "Stars.") var rating: Double?
}

struct UpdateBook: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "update", abstract: "Change a book.")

  @Argument(help: "Which book.") var id: String
  @Option(help: "A new ISBN; an empty one removes it.", transform: ISBNChange.init) var isbn: ISBNChange?
}

struct ImportBooks: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "import", abstract: "Bring in a file.", shouldDisplay: true)

  @Argument(help: "Files; '-' is standard input.", completion: .file(extensions: ["csv", "json"])) var file: [String]
  @Flag(help: "Store nothing.") var dryRun = false
}

struct PlaceBook: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "place", abstract: "Say where a book stands.", shouldDisplay: false)

  @Argument(help: "The shelf.") var shelf: Int
  @Argument(help: "The place on it.") var place: Int = 1
  @Flag(name: .customShort("7"), help: "On Sundays.") var sundays = false
}

struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "See whether all is well.")
}

let program = {
  var books = CommandTree<String>(name: "books", abstract: "The books you own and read.", aliases: ["b"])
  books.add(AddBook.self, action: "add")
  books.add(ImportBooks.self, action: "import")
  books.add(ListBooks.self, action: "list")
  books.add(PlaceBook.self, action: "place")
  books.add(UpdateBook.self, action: "update")
  var tree = CommandTree<String>(name: "app", abstract: "What a household keeps.", groupsTitle: "Features")
  tree.add(books)
  tree.add(Doctor.self, action: "doctor")
  return tree
}()

/// The text of the error a command line ends in, or of what it gives instead.
func problem(_ arguments: String...) -> String {
  do {
    return "no error, but \(try program.parse(arguments, globals: Globals.self))"
  } catch {
    return error.message
  }
}
