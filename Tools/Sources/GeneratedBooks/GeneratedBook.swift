/// A book as a reader might have it. All of it follows from the seed and the book's number.
struct GeneratedBook {
  var id: (UInt64, UInt64) = (0, 0)
  var title = ""
  var author = ""
  var additionalAuthors: [String] = []
  var published: GeneratedDate?
  /// The nine digits between 978 and the check digit; no two books share them.
  var isbnCore: Int?
  var publisher = ""
  var pages: Int?
  var language = ""
  var shelf = Shelf.none
  /// 1 to 5; nil for none.
  var rating: Int?
  var dateRead: GeneratedDate?
  var dateAdded = GeneratedDate(year: 2020)
  var tags: [String] = []
  var notes = ""

  enum Shelf {
    case none, toRead, reading, read, abandoned
  }
}
