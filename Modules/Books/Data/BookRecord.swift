public import BooksDomain
import Entities
public import Storage
import Values

/// The row of a book: what it says, and the keys it is found, sorted and recognised by.
public struct BookRecord: Record {
  let model: Book

  /// The row that keeps this book.
  public init(_ model: Book) {
    self.model = model
  }

  enum Columns {
    static let title = TableColumn.text("title")
    static let author = TableColumn.text("author")
    static let additionalAuthors = TableColumn.text("additional_authors").optional
    static let published = TableColumn.text("published").optional
    static let isbn = TableColumn.integer("isbn").optional
    static let publisher = TableColumn.text("publisher").optional
    static let pages = TableColumn.integer("pages").optional
    static let language = TableColumn.text("language").optional
    static let status = TableColumn.text("status").optional
    /// Hundredths of a star.
    static let rating = TableColumn.integer("rating").optional
    static let dateRead = TableColumn.text("date_read").optional
    static let dateAdded = TableColumn.text("date_added").optional
    static let tags = TableColumn.text("tags").optional
    static let notes = TableColumn.text("notes").optional
    /// Sort keys: of the title without its article, of the author, of the date of publication.
    static let titleKey = TableColumn.text("title_key")
    static let authorKey = TableColumn.text("author_key")
    static let publishedKey = TableColumn.integer("published_key").optional
    /// The hash of the work's key, by which duplicates without ISBN are found.
    static let work = TableColumn.integer("work")
    /// Folded text: what search and filters look into.
    static let titleText = TableColumn.text("title_text")
    static let authorText = TableColumn.text("author_text")
    static let otherText = TableColumn.text("other_text")
    static let tagText = TableColumn.text("tag_text").optional
  }

  public static let table = Table(
    "books",
    columns: [
      Table.id, Columns.title, Columns.author, Columns.additionalAuthors, Columns.published, Columns.isbn,
      Columns.publisher, Columns.pages, Columns.language, Columns.status, Columns.rating, Columns.dateRead,
      Columns.dateAdded, Columns.tags, Columns.notes, Columns.titleKey, Columns.authorKey, Columns.publishedKey,
      Columns.work, Columns.titleText, Columns.authorText, Columns.otherText, Columns.tagText,
    ],
    indexes: [
      TableIndex(Columns.isbn, isUnique: true), TableIndex(Columns.work), TableIndex(Columns.titleKey),
      TableIndex(Columns.authorKey),
    ],
    search: [
      SearchColumn(Columns.titleText, weight: 10), SearchColumn(Columns.authorText, weight: 4),
      SearchColumn(Columns.otherText, weight: 1),
    ])

  /// The columns a book is read back from come first; the keys behind them are only written.
  public static let readColumns = 15
}
