import BooksDomain
import Entities
import Values
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
    let empty =
      if selection.offset > 0 || selection.limit == 0 {
        nothingInThisPart
      } else if selection.filter != BookFilter() {
        Message("No book fits.", hint: "Take a filter away, or try 'app books search'.")
      } else {
        Message(
          "There are no books yet.", hint: "Add one: app books add TITLE --author NAME; or bring yours: app books import FILE.")
      }
    return ListView(title: "Books", columns: columns, content: content, empty: empty, actions: actions)
  }

  /// `isWhole` says that the content is all that was found, not a part from the middle.
  static func found(_ content: ListContent<Book>, text: String, isWhole: Bool) -> ListView<Book> {
    let empty =
      isWhole
      ? Message("No book has all of \(quoted(text)).", hint: "Every word counts; fewer words find more.") : nothingInThisPart
    return ListView(title: "Books", columns: columns, content: content, empty: empty, actions: actions)
  }

  private static let nothingInThisPart = Message("No book fits.", hint: "Change --offset or --limit to see others.")

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
