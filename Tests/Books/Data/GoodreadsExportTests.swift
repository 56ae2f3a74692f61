import BooksData
import BooksDomain
import Entities
import TestSupport
import Testing
import Values

@Suite struct GoodreadsExportTests {
  private let folder = ScratchFolder()

  @Test func `a whole book is written as Goodreads writes it`() async throws {
    let hostile = try Book.sample("\"A\", a =1", by: "Plato", published: "-0360", isbn: "979-10-90636-07-1") {
      ($0.tags, $0.status, $0.additionalAuthors) = (["read", "a,b", "b"], .abandoned, ["X  Y", "Z, Jr."])
    }
    #expect(
      try await ExportedLibrary.text([.full(), hostile, .sample()], to: "goodreads", in: folder)
        == GoodreadsExport.older + #"""

          ,Good Omens,Terry Pratchett,"Pratchett, Terry","Neil Gaiman, a; b\","=""0060853980""","=""9780060853983""",4,,Gollancz,,288,1990,1990,2001/02/03,2000/12/31,"funny, end of the world, \;, currently-reading",,currently-reading,,,Two<br/>lines,1,,,0,,,,,
          ,"""A"", a =1",Plato,Plato,"X Y, Z, Jr.","=""""","=""9791090636071""",0,,,,,,-360,,,"a, b, abandoned",,abandoned,,,,0,,,0,,,,,
          ,Dune,Frank Herbert,"Herbert, Frank",,"=""""","=""""",0,,,,,,,,,,,,,,,0,,,0,,,,,

          """#)
    #expect(GoodreadsExport.older.split(separator: ",").count == 31)
  }

  @Test func `what the format has a place for comes back as it was`() async throws {
    let statuses = ReadingStatus.allCases.map(Optional.some) + [nil]
    let library = try statuses.enumerated().map { number, status in
      try Book.sample("Book \(number), \"one\"", by: "Ann B. Author", published: number == 0 ? "-700" : "1999") {
        $0.additionalAuthors = ["Second Author", "Third"]
        ($0.status, $0.rating, $0.pages, $0.publisher) = (
          status, try Rating(quarters: 4 * (number + 1)), try PageCount(300), "Press & Co."
        )
        ($0.dateRead, $0.dateAdded) = (try Day(parsing: "2011-03-09"), try Day(parsing: "2010-12-31"))
        ($0.tags, $0.notes) = (["two words", "favourites"], "First\nsecond\r\n\nthird <i>x</i> < 5\n\u{301}")
      }
    }
    let file = try ReadFile(folder.file("g.csv", try await ExportedLibrary.text(library, to: "goodreads", in: folder)))
    #expect(file.format == "goodreads" && file.faults == [])
    for (read, written) in zip(file.books, library) {
      var expected = try written.prepared()
      expected.id = read.id
      #expect(try read.prepared() == expected)
    }
    #expect(file.books.count == 5)
  }

  @Test func `text that a spreadsheet would run is guarded and comes back`() async throws {
    let book = Book(
      title: "=1+1", author: "+Plus", additionalAuthors: ["@Other"], publisher: "-Press", tags: ["=tag"], notes: "'=quoted")
    let text = try await ExportedLibrary.text([book], to: "goodreads", in: folder)
    for guarded in [",'=1+1,'+Plus,", ",'@Other,", ",'-Press,", "'=tag", "''=quoted"] {
      #expect(text.firstRange(of: guarded) != nil, "\(guarded) in \(text)")
    }
    let read = try #require(try ReadFile(folder.file("guarded.csv", text)).books.first)
    #expect(read.title == book.title && read.author == book.author && read.additionalAuthors == book.additionalAuthors)
    #expect(read.publisher == book.publisher && read.tags == book.tags && read.notes == book.notes)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `an export imported into an empty library is exported the same to the byte`(seed: UInt64) async throws {
    var generator = HostileBooks(seed: seed)
    // Books that are one work are one book in a file without ids.
    var works = Set<Work>()
    let books = try generator.make(400).filter { works.insert(Work(of: $0)).inserted } + [try .full(), try .sample()]
    let library = try await StoreKind.memory.library(books, in: folder)
    let first = try await ExportedLibrary.bytes(library, to: "goodreads")
    let copy = try await StoreKind.memory.library(in: folder)
    let summary = try await ExportedLibrary.importing(first, into: copy, in: folder)
    #expect(summary.rejected == [] && summary.imported == books.count)
    #expect(try await ExportedLibrary.bytes(copy, to: "goodreads") == first)
  }

  @Test(arguments: [(1, "1"), (5, "1"), (6, "2"), (17, "4"), (18, "5"), (20, "5")])
  func `a rating is a number of whole stars`(quarters: Int, stars: String) async throws {
    let book = try Book.sample { $0.rating = try Rating(quarters: quarters) }
    let row = try await ExportedLibrary.text([book], to: "goodreads", in: folder).split(separator: "\n")[1]
    #expect(row.hasPrefix(",Dune,Frank Herbert,\"Herbert, Frank\",,\"=\"\"\"\"\",\"=\"\"\"\"\",\(stars),"))
  }
}
