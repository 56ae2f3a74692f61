import BooksDomain
import Entities
import Testing
import Values

@Suite struct CalibreFormatTests {
  private let folder = ScratchFolder()

  @Test(arguments: ["", "\u{FEFF}"])
  func `a row is a book`(mark: String) throws {
    let row = CalibreExport.all.row([
      "authors": "Seanan McGuire & Simon && Schuster", "author_sort": "McGuire, Seanan & Simon && Schuster", "rating": "4.5",
      "library_name": "Bücher", "timestamp": "2021-01-19T00:41:16+01:00", "formats": "epub, original_epub", "size": "1433809",
      "isbn": "9780756411800", "identifiers": "goodreads:39077187,isbn:9780756411800",
      "comments": "<p>One.</p><p>Two &lt; three.</p>",
      "tags": "Cryptids, Fantasy", "series": "InCryptid", "series_index": "8.0", "languages": "eng",
      "title": "That Ain't Witchcraft",
      "title_sort": "That Ain't Witchcraft", "publisher": "Daw Books", "pubdate": "2019-03-05T01:00:00+01:00", "id": "864",
    ])
    let file = try ReadFile(folder.file("calibre.csv", mark + CalibreExport.all.header + "\n" + row + "\n"))
    #expect(file.format == "calibre" && file.faults == [])
    let book = try #require(file.books.first)
    let expected = try Book.sample(
      "That Ain't Witchcraft", by: "Seanan McGuire", published: "2019-03-05", isbn: "9780756411800"
    ) { expected in
      expected.id = book.id
      expected.additionalAuthors = ["Simon & Schuster"]
      (expected.publisher, expected.language, expected.rating) = ("Daw Books", "eng", try Rating(parsing: "4.5"))
      (expected.dateAdded, expected.tags) = (try Day(parsing: "2021-01-18"), ["Cryptids", "Fantasy", "InCryptid #8"])
      expected.notes = "One.\n\nTwo < three."
    }
    #expect(book == expected)
  }

  @Test func `a row that says little is a book too`() throws {
    let book = try #require(try read(["rating": "0", "languages": "und"]).books.first)
    #expect(book == (try .sample("T", by: "A") { $0.id = book.id }))
  }

  @Test func `the columns are those that were chosen`() throws {
    let file = try ReadFile(folder.file("some.csv", CalibreExport.some.file([["pubdate": "1999-12-31T23:00:00-05:00"]])))
    #expect(file.format == "calibre")
    #expect(file.books.first?.publishedDate?.text == "2000-01-01")
  }

  @Test(arguments: [
    ("2019-03-05T01:00:00+01:00", "2019-03-05"), ("2019-03-04T19:00:00-05:00", "2019-03-05"),
    ("2019-03-05T00:00:00+00:00", "2019-03-05"),
    ("2019-03-05T00:30:00+01:00", "2019-03-04"), ("2019-12-31T23:30:00-01:00", "2020-01-01"), ("2019-03-05", "2019-03-05"),
    ("2019-03-05T00:00:00Z", "2019-03-05"), ("2019-03-05 00:00:00", "2019-03-05"),
    ("2019-03-05T01:00:00.123456+01:00", "2019-03-05"),
    ("0101-01-01T00:00:00+00:00", nil), ("0100-12-31T19:00:00-05:00", nil), ("0101-01-01T00:53:28+00:53:28", nil),
    ("0101-01-01T01:00:00+01:00", nil), ("0100-12-31T18:09:24-05:50:36", nil), ("0180-05-01T00:00:00+00:00", "0180-05-01"),
    ("1883-11-17T19:03:58-04:56:02", "1883-11-18"), ("9999-12-31T23:59:59-23:59", nil), ("", nil),
  ])
  func `dates are those in UTC, the year 101 is none`(stamp: String, date: String?) throws {
    let file = try read(["pubdate": stamp])
    #expect(file.faults == [])
    #expect(file.books.first?.publishedDate?.text == date)
  }

  @Test(arguments: [
    ("A & B", "", ["A", "B"]), ("A&B", "", ["A", "B"]), ("Simon && Schuster", "", ["Simon & Schuster"]),
    ("A && B & C", "", ["A & B", "C"]),
    ("A &&& B", "", ["A &", "B"]), ("King| Jr.", "", ["King, Jr."]), ("A, B", "A & B", ["A", "B"]),
    ("Davis, Jr.", "Davis, Jr.", ["Davis, Jr."]),
    ("A, B", "", ["A, B"]), ("& A &", "", ["A"]), ("Anna  Maria", "", ["Anna  Maria"]),
  ])
  func `one sign parts the authors and two are a sign`(cell: String, sorted: String, names: [String]) throws {
    let book = try #require(try read(["authors": cell, "author_sort": sorted]).books.first)
    #expect([book.author] + book.additionalAuthors == names)
  }

  @Test(arguments: [
    ("9780756411800", "", "9780756411800"), ("", "goodreads:1,isbn:9780756411800", "9780756411800"), ("", "goodreads:1", nil),
    ("", "ISBN:832070801X", "9788320708011"), ("832070801", "", "9788320708011"),
    ("832070801", "isbn:832070801X", "9788320708011"),
    ("123", "isbn:9780756411800", "9780756411800"), ("", "isbn:", nil), ("", "isbn", nil), ("", "", nil),
    ("0439554934", "", "9780439554930"),
  ])
  func `the ISBN is that of its column or of the identifiers`(cell: String, identifiers: String, isbn: String?) throws {
    let file = try read(["isbn": cell, "identifiers": identifiers])
    #expect(file.faults == [])
    #expect(file.books.first?.isbn?.text == isbn)
  }

  @Test(arguments: [
    ("InCryptid", "8.0", ["InCryptid #8"]), ("InCryptid", "1.50", ["InCryptid #1.5"]), ("InCryptid", "10", ["InCryptid #10"]),
    ("InCryptid", "", ["InCryptid"]), ("", "1.0", []), ("InCryptid", "0.0", ["InCryptid #0"]),
  ])
  func `a series is a tag with the number of the book`(series: String, index: String, tags: [String]) throws {
    #expect(try read(["series": series, "series_index": index]).books.first?.tags == tags)
  }

  @Test(arguments: [("eng", "eng"), ("fra, eng", "fra"), ("und", nil), ("", nil), ("und, deu", "deu")])
  func `of several languages the first is taken`(cell: String, language: String?) throws {
    #expect(try read(["languages": cell]).books.first?.language == language)
  }

  @Test(arguments: [
    ("rating", "10", "rating: '10' is no rating; "), ("pubdate", "5 March", "pubdate: '5 March' is no time; "),
    ("pubdate", "2019-03-05T25:00:00+00:00", "pubdate: "), ("pubdate", "2019-03-05T00:00:00+99:00", "pubdate: "),
    ("pubdate", "2019-02-30T00:00:00+00:00", "pubdate: "), ("timestamp", "2019-03-05T", "timestamp: "),
    ("timestamp", "2019-03-05T00:00:00+01:00x", "timestamp: "), ("isbn", "123", "isbn: '123' is no ISBN; "),
    ("identifiers", "isbn:1", "identifiers: '1' is no ISBN; "), ("pubdate", "2019-3-5T00:00:00", "pubdate: "),
  ])
  func `a wrong cell rejects its row alone and names its column`(column: String, cell: String, reason: String) throws {
    let file = try read([:], [column: cell], ["title": "Last"])
    #expect(file.faults.first?.hasPrefix("3: " + reason) == true, "\(file.faults)")
    #expect(file.books.map(\.title) == ["T", "Last"])
  }

  private func read(_ rows: [String: String]...) throws -> ReadFile {
    let file = try ReadFile(folder.file("calibre.csv", CalibreExport.all.file(rows)))
    #expect(file.format == "calibre")
    return file
  }
}
