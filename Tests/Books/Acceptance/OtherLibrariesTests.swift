import TestSupport
import Testing

/// What people bring from other programs, as these write it.
@Suite(.inTurn) struct OtherLibrariesTests {
  private static let storyGraph = #"""
    Title,Authors,Contributors,ISBN/UID,Format,Read Status,Date Added,Last Date Read,Dates Read,Read Count,Moods,Pace,Character- or Plot-Driven?,Strong Character Development?,Loveable Characters?,Diverse Characters?,Flawed Characters?,Star Rating,Review,Content Warnings,Content Warning Description,Tags,Owned?
    Always Coming Home,"Ursula K. Le Guin, Todd Barton",Ann Reader (Narrator),9780520227354,audio,read,2021/05/10,2022/01/05,"2021/06/01-2021/07/02, 2022/01/05",2,"reflective, slow",slow,,,,,,4.25,"<div>Good &amp; slow</div>",,,"sf, home",Yes
    Pixelnix,Luna May,"",B08ZYQT962,digital,did-not-finish,2026/06/17,"","",0,"",,,,,,,,,"",,"",No
    Bad,Luna May,"",,digital,read,2026/06/17,"","",0,"",,,,,,,5.1,,"",,"",No

    """#

  private static let libraryThing = """
    Book Id|Title|Sort Character|Primary Author|Secondary Author|Publication|Date|Review|Rating|Page Count|Date Read|Tags|Collections|Languages|ISBN|ISBNs|Entry Date
    1|The "Marelle"|5|Cortázar, Julio||Paris : Gallimard, 1979, 590 p.|1979|Un[Return]deux|4.5|590 |[2007-05-08]|roman, espagnol|Your library|French|[2070291340]|2070291340, 9782070291342|[2006-08-09]
    2|Emma|1|Austen, Jane|||||||||||[]||[2006-08-09]
    3|Emma||||

    """

  private static let calibre = #"""
    authors,rating,timestamp,isbn,identifiers,comments,tags,series,series_index,languages,title,publisher,pubdate,id
    "Seanan McGuire & Simon && Schuster","4.5","2021-01-19T22:41:16+01:00","","goodreads:39077187,isbn:9780756411800","<p>One.</p>","Fantasy, Magic","InCryptid","8.0","eng","That Ain't Witchcraft","Daw Books","2019-03-05T01:00:00+01:00","864"
    "Unknown","","2021-01-19T22:41:16+01:00","","","","","","1.0","und","Undated","","0101-01-01T01:00:00+01:00","865"
    "Unknown","","2021-01-19T22:41:16+01:00","","","","","","1.0","und","Bad","","soon","866"

    """#

  private static func tabbed(_ text: String) -> String { String(text.map { $0 == "|" ? "\t" : $0 }) }

  @Test func storyGraphComesIn() async throws {
    let home = try BinaryHome()
    let result = try await home.importing(Self.storyGraph)
    #expect(result.numbers == [3, 2, 0, 0, 0, 1])
    #expect(result.rejected.first?.line == 4 && result.rejected.first?.reason.hasPrefix("Star Rating: '5.1'") == true)
    let books = try await home.books("list")
    let last = try #require(books.last)
    #expect(
      books[0]
        == BookJSON(
          id: books[0].id, title: "Always Coming Home", author: "Ursula K. Le Guin",
          additionalAuthors: ["Todd Barton", "Ann Reader"],
          isbn: "9780520227354", status: "read", rating: 4.25, dateRead: "2022-01-05", dateAdded: "2021-05-10",
          tags: ["sf", "home"],
          notes: "Good & slow"))
    #expect(last.isbn == nil && last.status == "abandoned" && last.rating == nil)
  }

  @Test func libraryThingComesIn() async throws {
    let home = try BinaryHome()
    let result = try await home.importing(Self.tabbed(Self.libraryThing))
    #expect(result.numbers == [3, 2, 0, 0, 0, 1])
    #expect(result.rejected.map(\.line) == [4])
    let books = try await home.books("list")
    let last = try #require(books.last)
    #expect(
      books[0]
        == BookJSON(
          id: books[0].id, title: "The \"Marelle\"", author: "Julio Cortázar", additionalAuthors: [], publishedDate: "1979",
          isbn: "9782070291342", publisher: "Gallimard", pages: 590, language: "French", status: "read", rating: 4.5,
          dateRead: "2007-05-08", dateAdded: "2006-08-09", tags: ["roman", "espagnol"], notes: "Un\ndeux"))
    #expect(last.author == "Jane Austen" && last.isbn == nil && last.status == nil)
    #expect(try await home.output("books", "show", "9782070291342").contains("978-2-07-029134-2"))
  }

  @Test(arguments: ["", "\u{FEFF}"])
  func calibreComesIn(_ mark: String) async throws {
    let home = try BinaryHome()
    let result = try await home.importing(mark + Self.calibre)
    #expect(result.numbers == [3, 2, 0, 0, 0, 1])
    #expect(result.rejected.first?.line == 4 && result.rejected.first?.reason.hasPrefix("pubdate: 'soon'") == true)
    let books = try await home.books("list")
    let last = try #require(books.last)
    #expect(
      books[0]
        == BookJSON(
          id: books[0].id, title: "That Ain't Witchcraft", author: "Seanan McGuire", additionalAuthors: ["Simon & Schuster"],
          publishedDate: "2019-03-05", isbn: "9780756411800", publisher: "Daw Books", language: "eng", rating: 4.5,
          dateAdded: "2021-01-19", tags: ["Fantasy", "Magic", "InCryptid #8"], notes: "One."))
    #expect(last.publishedDate == nil && last.language == nil)
  }

  @Test func theSameFilesAgainAddNothing() async throws {
    let home = try BinaryHome()
    for file in [Self.storyGraph, Self.tabbed(Self.libraryThing), Self.calibre] {
      #expect(try await home.importing(file).imported == 2)
      #expect(try await home.importing(file).numbers == [3, 0, 0, 2, 0, 1])
    }
    #expect(try await home.books("list").count == 6)
  }

  @Test func oneBookFromTwoProgramsIsOneBook() async throws {
    let home = try BinaryHome()
    let goodreads = [GoodreadsTests.newHeader, GoodreadsTests.row("Marelle", isbn: "2070291340", shelf: "read")].joined(
      separator: "\n")
    try await home.importing(goodreads)
    #expect(try await home.importing(Self.tabbed(Self.libraryThing)).numbers == [3, 1, 1, 0, 0, 1])
    #expect(try await home.titles("list") == ["Marelle", "Emma"])
  }

  @Test func aFileOfAnotherFormatThanStatedIsRefused() async throws {
    let home = try BinaryHome()
    let outcome = try await home.start(["books", "import", "--from", "librarything", "-"], input: Self.calibre).outcome()
    #expect(outcome.ending == .exited(65))
    #expect(
      outcome.errors.contains(
        "line 1: A LibraryThing export has the columns 'Title' and 'Primary Author', with tabs between them."))
    #expect(try await home.books("list").isEmpty)
  }
}
