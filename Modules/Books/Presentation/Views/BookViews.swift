import BooksDomain
import Entities
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

  static func list(_ content: ListContent<Book>, isFiltered: Bool) -> ListView<Book> {
    let empty =
      isFiltered
      ? Message("No book fits.", hint: "Take a filter away, or try 'app books search'.")
      : Message("There are no books yet.", hint: "Add one: app books add TITLE --author NAME; or bring yours: app books import FILE.")
    return ListView(title: "Books", columns: columns, content: content, empty: empty, actions: actions)
  }

  static func found(_ content: ListContent<Book>, text: String) -> ListView<Book> {
    let empty = Message("No book has all of '\(text)'.", hint: "Every word counts; fewer words find more.")
    return ListView(title: "Books", columns: columns, content: content, empty: empty, actions: actions)
  }

  static func detail(_ book: Book) -> DetailView<Book> {
    let editing = actions.filter { $0.kind == .edit || $0.kind == .delete }
    return DetailView(book, actions: editing)
  }
}
