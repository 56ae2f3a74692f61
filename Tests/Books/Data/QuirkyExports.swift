/// A small file of every format but JSON, with a quirk of it in each row.
enum QuirkyExports {
  static let all: [String: String] = [
    "goodreads": GoodreadsExport.newer + "\n"
      + [
        ["Title": "Stone, Illustrated", "Author": "J.K.  Rowling", "ISBN": "=\"0439554934\"", "My Rating": "5"],
        ["Title": "The Odyssey", "Original Publication Year": "-700", "Bookshelves": "a, b", "My Review": "x<br/>y\nz"],
      ].map { GoodreadsExport.row($0) + "\n" }.joined(),
    "storygraph": StoryGraphExport.newer.file([
      [
        "Title": "Always, Home", "Authors": "Ursula K. Le Guin, Todd Barton", "ISBN/UID": "9780520227354", "Star Rating": "4.25",
        "Dates Read": "2021/06/01-2021/07/02, 2022/01/05", "Review": "<div>A \"b\"</div>\n&amp;",
      ],
      ["Title": "日本", "Read Status": "paused", "ISBN/UID": "B08ZYQT962", "Last Date Read": "2021", "Tags": "a, b"],
    ]),
    "librarything": LibraryThingExport.table.file([
      [
        "Title": "\"Marelle\"", "Primary Author": "Cortázar, Julio", "Publication": "Paris : Gallimard (1979), Poche",
        "Date": "1979",
        "ISBN": "[2070291340]", "ISBNs": "2070291340, 9782070291342", "Page Count": "590 ", "Date Read": "[2007-05-08]",
      ],
      ["Title": "L'été", "Collections": "To read, Mine", "Review": "a[Return]b", "Date": "[18--?]", "ISBN": "[]"],
    ]),
    "calibre": CalibreExport.all.file([
      [
        "title": "Witchcraft", "authors": "A & B && C", "pubdate": "2019-03-05T01:00:00+01:00", "isbn": "832070801",
        "identifiers": "goodreads:1,isbn:832070801X", "comments": "<p>a</p>", "series": "S", "series_index": "8.0",
      ],
      ["title": "Ōta", "pubdate": "0101-01-01T00:00:00+00:00", "languages": "eng", "rating": "0"],
    ]),
    "bibtex": """
    % two entries
    @string{me = "Herbert, Frank"}
    @book{dune, title = "D{\\u}ne" # {}, author = me, year = 1965, month = aug, isbn = {0-439-55493-4}, keywords = {a, {b, c}},}
    @inbook{part, title = {A {\\'E}t{\\'e}}, author = {von Neumann, Jr, John and others}, crossref = {dune}}

    """,
    "csv": "title,author,isbn,tags\nDune,Frank Herbert,9780439554930,a; b\\;c\n\"Two\nlines\",'=x,,\n",
  ]
}
