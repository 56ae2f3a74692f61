import BooksData
import BooksDomain
import Entities
import Testing
import Values

@Suite struct BookFilesTests {
  private static let formats = "goodreads, storygraph, librarything, calibre, csv, json, bibtex"

  private let folder = ScratchFolder()

  @Test(arguments: [
    ("title,author\nDune,Frank Herbert\n", "csv"), ("\u{FEFF}Author,\"Title\"\r\nFrank Herbert,Dune", "csv"),
    ("AUTHORS,notes,TITLE\nFrank Herbert,,Dune\n", "csv"), ("[{\"title\":\"Dune\",\"author\":\"Frank Herbert\"}]", "json"),
    ("\u{FEFF} \n{\"title\":\"Dune\",\"author\":\"Frank Herbert\"}\n", "json"),
    (GoodreadsExport.newer + "\n" + GoodreadsExport.row(["Title": "Dune", "Author": "Frank Herbert"]), "goodreads"),
    (StoryGraphExport.newer.file([["Title": "Dune", "Authors": "Frank Herbert"]]), "storygraph"),
    (StoryGraphExport.older.file([["Title": "Dune", "Author": "Frank Herbert"]]), "storygraph"),
    (LibraryThingExport.table.file([["Title": "Dune", "Primary Author": "Herbert, Frank"]]), "librarything"),
    (CalibreExport.all.file([["title": "Dune", "authors": "Frank Herbert"]]), "calibre"),
    ("\u{FEFF}" + CalibreExport.some.file([["title": "Dune", "authors": "Frank Herbert"]], end: "\r\n"), "calibre"),
    ("\u{FEFF}% Encoding\r\n \r\n  @Book {dune,title={Dune},author={Herbert, Frank}}", "bibtex"),
    ("text\n@book(dune, title = {Dune}, author = {Frank Herbert})", "bibtex"),
    ("title,author,notes\nDune,Frank Herbert,\"\n@book{x, title = {X}, author = {X}}\n\"\n", "csv"),
    ("authors,title,#read,isbn\nFrank Herbert,Dune,yes,\n", "calibre"), ("title,authors\nDune,Frank Herbert\n", "calibre"),
    ("title;author\nDune;Frank Herbert\n", "csv"), ("title\tauthor\tnotes\nDune\tFrank Herbert\ta, b\n", "csv"),
    ("\"title\";\"author\";\"notes, tags; and so on\"\r\nDune;Frank Herbert;\r\n", "csv"),
    ("title;authors;#read\nDune;Frank Herbert;yes\n", "calibre"),
    ("title,authors,pages,id\nDune,Frank Herbert,1,\n", "csv"), ("title,author,read status,isbn\nDune,Frank Herbert,,\n", "csv"),
  ])
  func `the content tells the format`(text: String, format: String) throws {
    let file = try ReadFile(folder.file("library.txt", text))
    #expect(file.format == format)
    #expect(file.books.map(\.title) == ["Dune"] && file.books.map(\.author) == ["Frank Herbert"])
    #expect(try ReadFile(folder.file("library.txt", text), format: format).books.map(\.title) == ["Dune"])
  }

  @Test(arguments: [
    "some prose, with commas\n", "title\nDune\n", "<html>", "@Override(value)\n",
    "me@home.org {x,", "\u{0}\u{1}\u{2}PNG\r\n",
    "\"title",
  ])
  func `an unknown content is refused with the formats there are`(text: String) throws {
    let path = try folder.file("unknown", text)
    #expect(
      message { try ReadFile(path) }
        == "'\(path)' is in no known format; say which with --from: \(Self.formats).")
  }

  @Test func `an empty file is called empty`() throws {
    let path = try folder.file("empty", "")
    #expect(message { try ReadFile(path) } == "'\(path)' is empty.")
    let byteOrderMark = try folder.file("mark", "\u{FEFF}")
    #expect(message { try ReadFile(byteOrderMark) } == "'\(byteOrderMark)' is empty.")
    for format in ["csv", "goodreads", "storygraph", "librarything", "calibre"] {
      let reason = "'\(path)', line 1: The file is empty; its first line names the columns."
      #expect(message { try ReadFile(path, format: format) } == reason)
    }
    #expect(try ReadFile(path, format: "json").rows.isEmpty)
  }

  @Test(arguments: [
    ("csv", "title,author\n"), ("csv", "title,author"), ("goodreads", GoodreadsExport.newer),
    ("goodreads", GoodreadsExport.older + "\r\n"), ("storygraph", StoryGraphExport.older.header),
    ("librarything", LibraryThingExport.table.header), ("calibre", CalibreExport.some.header + "\n"), ("json", "[]"),
    ("json", "[\n]\n"), ("bibtex", "@comment{x}"), ("bibtex", "@preamble{\"x\"} text"),
  ])
  func `a file of no rows has none`(format: String, text: String) throws {
    let file = try ReadFile(folder.file("none", text))
    #expect(file.format == format)
    #expect(file.rows.isEmpty)
  }

  @Test(arguments: [
    ("csv", "title,author\nDune,Frank Herbert\n\"Dune Mess"), ("csv", "title,author\nDune,Frank Herbert\nDune Mess"),
    ("goodreads", "\(GoodreadsExport.newer)\n\(GoodreadsExport.row(["Title": "Dune"]))\n2,\"Dune"),
    ("storygraph", StoryGraphExport.newer.file([["Title": "Dune"]]) + "Emma,\"Jane"),
    ("librarything", LibraryThingExport.table.file([["Title": "Dune"]]) + "2\tEmma"),
    ("calibre", CalibreExport.all.file([["title": "Dune"]]) + "Jane Aus"),
    ("json", "[{\"title\":\"Dune\",\"author\":\"x\"},{\"tit"), ("json", "[{\"title\":\"Dune\",\"author\":\"x\"}"),
    ("json", "{\"title\":\"Dune\",\"author\":\"x\"}\n{\"title\":"),
    ("bibtex", "@book{k, title = {Dune}, author = {x}}\n@book{k, tit"),
  ])
  func `of a truncated file the whole rows are read and the rest is named`(format: String, text: String) throws {
    let file = try ReadFile(folder.file("truncated", text))
    #expect(file.format == format)
    #expect(file.books.map(\.title) == ["Dune"])
    #expect(file.faults.count == 1)
  }

  @Test(arguments: ["csv", "goodreads", "storygraph", "librarything", "calibre", "json", "bibtex"])
  func `a binary file read as a format gives no book`(format: String) throws {
    let path = try folder.file("binary", (0..<10_000).map { UInt8(truncatingIfNeeded: $0 * 7 + $0 / 256) })
    do {
      #expect(try ReadFile(path, format: format).books.isEmpty)
    } catch {
      #expect(error is any Failure, "\(error)")
    }
    let unnamed = message { try ReadFile(path) }
    #expect(unnamed?.contains("is in no known format") == true)
  }

  @Test func `a folder and a missing file are named`() throws {
    #expect(message { try ReadFile(folder.path) } == "Cannot read '\(folder.path)': it is a folder.")
    let missing = folder.path + "/missing.csv"
    #expect(message { try ReadFile(missing) } == "Cannot read '\(missing)': there is no such file or folder.")
  }

  @Test(arguments: [
    ("author\nx", "The header has no column 'title'; its first line must name the columns."),
    ("id", "The header has no columns 'title' and 'author'; its first line must name the columns."),
    ("title,author,tag,tags\nx,y,,", "Two columns of the header mean 'tags'; leave one."),
  ])
  func `a header that cannot be one says why`(text: String, reason: String) throws {
    let path = try folder.file("header.csv", text)
    #expect(message { try ReadFile(path, format: "csv") } == "'\(path)', line 1: \(reason)")
  }

  @Test func `columns may be called as the options are`() throws {
    let text = """
      Title,Author,additional-author,published,Date Read,date_added,tag
      Dune,Frank Herbert,"A; B",44 BCE,2011/3/9,2012-01-01,a\\;b; c

      """
    let book = try #require(try ReadFile(folder.file("options.csv", text)).books.first)
    #expect(book.additionalAuthors == ["A", "B"] && book.publishedDate?.text == "-0044" && book.tags == ["a;b", "c"])
    #expect(book.dateRead?.text == "2011-03-09" && book.dateAdded?.text == "2012-01-01")
  }

  @Test func `a format that is not there is refused with those there are`() {
    #expect(
      message { try BookFiles.interchange.open("-", format: "epub") }
        == "'epub' is no format to read; there are \(Self.formats).")
  }

  private func message<Result>(_ body: () throws -> Result) -> String? {
    do {
      _ = try body()
      return nil
    } catch {
      return (error as? any Failure)?.message
    }
  }
}
