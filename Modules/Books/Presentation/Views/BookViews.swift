import BooksDomain
import Entities
import EntityCommands
import Views

/// How books look: as rows, as one card, and what is said where there are none.
enum BookViews {
  static let columns: [Column<Book>] = [
    .id,
    Column("title", fit: .flexible(minimum: 12)),
    Column("author", fit: .flexible(minimum: 10)),
    Column("publishedDate", title: "Published", priority: 2),
    Column("status", priority: 3),
    Column("rating", alignment: .trailing, priority: 4),
  ]

  static let actions = [
    Action("add", label: "Add a book", kind: .add), Action("open", label: "Open", kind: .open),
    Action("edit", label: "Edit", kind: .edit), Action("delete", label: "Delete", kind: .delete),
  ]

  static func list(_ content: ListContent<Book>, of selection: Selection<BookFilter, BookOrder>) -> ListView<Book> {
    let empty = Message.nothing(
      of: Book.noun, in: selection, unfiltered: BookFilter(),
      firstSteps: "Add one: app books add TITLE --author NAME; or bring yours: app books import FILE.")
    return ListView(title: "Books", columns: columns, content: content, empty: empty, actions: actions)
  }

  /// `isWhole` says that the content is all that was found, not a part from the middle.
  static func found(_ content: ListContent<Book>, text: String, isWhole: Bool) -> ListView<Book> {
    let empty = Message.nothing(of: Book.noun, found: text, isWhole: isWhole)
    return ListView(title: "Books", columns: columns, content: content, empty: empty, actions: actions)
  }

  /// An ISBN is printed with hyphens, and read more easily so.
  private static func shown(_ property: Property<Book>, of book: Book) -> PropertyValue {
    guard property.name == "isbn", let isbn = book.isbn else { return property.value(book) }
    return .text(isbn.hyphenated)
  }

  static func detail(_ book: Book) -> DetailView<Book> {
    let editing = actions.filter { $0.kind == .edit || $0.kind == .delete }
    return DetailView(book, shown: { shown($0, of: book) }, actions: editing)
  }
}
