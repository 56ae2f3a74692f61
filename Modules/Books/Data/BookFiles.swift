public import BooksDomain
public import Entities
import Files

/// Every file format books are read from or written in.
public enum BookFiles {
  /// The formats of other programs come first: whose columns are named alike would be taken for the app's own CSV.
  /// BibTeX, which may begin with anything, comes last.
  public static var interchange: any Interchange<Book> {
    let blank = Book(title: "", author: "")
    let csv = EntityCSVFormat(required: ["title", "author"], blank: blank)
    let json = EntityJSONFormat(blank: blank)
    return FileInterchange(
      readable: [
        GoodreadsFormat(), StoryGraphFormat(), LibraryThingFormat(), CalibreFormat(),
        csv, json,
        BibTeXFormat(),
      ],
      writable: [
        csv, json,
        BibTeXFormat(),
        GoodreadsFormat(),
      ])
  }
}
