public import BooksDomain
import Entities
import Files

extension FileInterchange: BookInterchange where Item == Book {}

/// Every file format books are read from or written in.
public enum BookFiles {
  /// The first that recognises a file reads it; BibTeX, which may begin with anything, comes last.
  public static var interchange: any BookInterchange {
    let blank = Book(title: "", author: "")
    let csv = EntityCSVFormat(required: ["title", "author"], blank: blank)
    let json = EntityJSONFormat(blank: blank)
    return FileInterchange(
      readable: [
        GoodreadsFormat(),
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
