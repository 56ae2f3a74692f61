import BooksData
import BooksDomain
import Entities
import Foundation
import Storage
import TestSupport
import Testing
import Values

@Suite struct BibTeXExportTests {
  private let folder = ScratchFolder()

  @Test func `a whole book is written as users rely on`() async throws {
    let short = try Book.sample("Œuvres – “complètes”", by: "Honoré de Balzac, fils", published: "-0044") {
      $0.id = try #require(UUID(uuidString: "02020304-0506-0708-090a-0b0c0d0e0f10"))
      $0.additionalAuthors = ["Ernst & and Söhne", "Łukasz Straße"]
    }
    #expect(
      try await text([.full(), short]) == #"""
        @comment{Books of app. Its own fields are app-id, readstatus, rating, dateread and dateadded.}

        @book{pratchett1990good,
          author = {Terry Pratchett and Neil Gaiman and a; b\textbackslash{}},
          title = {Good Omens},
          year = {1990},
          month = may,
          day = {10},
          publisher = {Gollancz},
          isbn = {9780060853983},
          pagetotal = {288},
          language = {en},
          keywords = {funny, end of the world, {\textbackslash{};}},
          annote = {Two\newline{}lines},
          readstatus = {reading},
          rating = {4.25},
          dateread = {2001-02-03},
          dateadded = {2000-12-31},
          app-id = {01020304-0506-0708-090a-0b0c0d0e0f10},
        }

        @book{balzac44bcoeuvres,
          author = {{Honor{\'e} de Balzac, fils} and {Ernst \& and S{\"o}hne} and {\L}ukasz Stra{\ss}e},
          title = {{\OE}uvres {--} {``}compl{\`e}tes{''}},
          year = {-0044},
          app-id = {02020304-0506-0708-090a-0b0c0d0e0f10},
        }

        """#)
  }

  @Test func `an export imported into an empty library is exported the same to the byte`() async throws {
    var generator = HostileBooks(seed: 77)
    let books = try generator.make(1000) + [try .full(), try .sample(), try .sample("dune")]
    let library = try await StoreKind.sqlite.library(books, in: folder)
    let first = try await ExportedLibrary.bytes(library, to: "bibtex")
    let copy = try await StoreKind.sqlite.library(in: folder)
    let summary = try await ExportedLibrary.importing(first, into: copy, in: folder)
    #expect(summary.rejected == [] && summary.imported == books.count)
    #expect(try await copy.pages(Selection(BookFilter())).all() == books)
    #expect(try await ExportedLibrary.bytes(copy, to: "bibtex") == first)
    let again = try await ExportedLibrary.importing(first, into: copy, in: folder)
    #expect((again.unchanged, again.read) == (books.count, books.count))
  }

  @Test(arguments: [
    "}{", "{", "}", "\\", "\\\\{", "a\\", "100% @book{x, title={y}}", "\n@book{x, a = {b}}", "@", "\"", "“”", "''", "``", "'''",
    "---", "--", "-–-", "— –", "a  b   c",
    "a\n\n b\r\nc\rd\te", "\u{0}\u{1}\u{1F}\u{7F}\u{85}\u{A0}x", "~^`$_#&%", "$a$", "$\\alpha$", "?`!`", "日本語 한국어 😀👩‍👩‍👧",
    "é è ê ë ế ậ ǘ", "x\u{301}\u{323}", "ı í ȷ ĵ ǰ",
    "ﬁ Å Ω", "<b>|x|</b>", "{\\'e}", "\\'e", "and", "a and b", "AND and", "others", "Jr., A, B", "x;y,z", "\u{FEFF}x",
    "\u{2028}x\u{200B}y", "\u{301}x", "10 \u{301}", "\\char65", "a\\ b",
    "çĉċ ļ ŗ ș ț ḍ ḏ ě ő ů ą ȁ ỏ", "ŁłØøÆæŒœßÞþÐðĐđŊŋ", "%", "@comment{", "x\n", "C#", "R&D_1",
  ])
  func `any text comes back exactly`(text: String) async throws {
    let book = try Book.sample("T\(text)T", by: text) {
      ($0.additionalAuthors, $0.tags) = ([text + "2", "others"], [text, "t\(text)"])
      ($0.publisher, $0.notes, $0.language) = (text, text, text)
    }.prepared()
    let exported = try await self.text([book])
    let file = try ReadFile(folder.file("e.bib", exported))
    #expect(file.format == "bibtex" && file.faults == [])
    #expect(try file.books.map { try $0.prepared() } == [book])
    #expect(Self.isBalanced(exported))
  }

  @Test func `an empty library is a file that can be imported`() async throws {
    let file = try ReadFile(folder.file("e.bib", try await text([])))
    #expect(file.format == "bibtex" && file.rows.isEmpty)
  }

  @Test(arguments: [
    ("The Left Hand of Darkness", "Ursula K. Le Guin", "1969", "guin1969left"),
    ("L'étranger", "Albert Camus", "1942", "camus1942etranger"),
    ("1984", "George Orwell", nil, "orwell1984"), ("日本", "村上", nil, "book"),
    ("Good Omens", "Martin Luther King Jr.", "1990-05", "king1990good"),
    ("Don't", "O'Brien", "0180", "obrien180dont"), ("!", "!", "-44", "book44bc"), ("Der Bau", "Kafka", "1931", "kafka1931bau"),
    ("Der", "Straße-Müller", nil, "strassemullerder"), ("Emma", "Austen, Jane", nil, "austenemma"), ("T", ", x", nil, "t"),
  ])
  func `a key is author, year and the first word of the title`(title: String, author: String, year: String?, key: String)
    async throws
  {
    #expect(try await keys([.sample(title, by: author, published: year)]) == [key])
  }

  @Test func `books keep their keys when others are added`() async throws {
    let ids = [
      "aaaa0000-0000-4000-8000-000000000001", "aaaa0000-0000-4000-8000-000000000002", "bbbb0000-0000-4000-8000-000000000003",
    ]
    let books = try ids.map { id in try Book.sample("Dune", published: "1965") { $0.id = try #require(UUID(uuidString: id)) } }
    let other = try Book.sample("Emma", by: "Jane Austen")
    let before = try await keys([books[0], books[1]])
    #expect(before == ["herbert1965dune", "herbert1965dune-aaaa"])
    #expect(try await keys([books[0], books[1], other, books[2]]) == before + ["austenemma", "herbert1965dune-bbbb"])
    var third = books[2]
    third.id = try #require(UUID(uuidString: "aaaa0000-0000-4000-8000-000000000004"))
    #expect(try await keys([books[0], books[1], third]).last == "herbert1965dune-aaaa0000")
  }

  private func text(_ books: [Book]) async throws -> String { try await ExportedLibrary.text(books, to: "bibtex", in: folder) }

  private func keys(_ books: [Book]) async throws -> [String] {
    try await text(books).split(separator: "\n").filter { $0.hasPrefix("@book{") }.map { String($0.dropFirst(6).dropLast()) }
  }

  /// As BibTeX counts braces, which knows no escapes.
  private static func isBalanced(_ text: String) -> Bool {
    var depth = 0
    for byte in text.utf8 {
      depth += byte == 0x7B ? 1 : byte == 0x7D ? -1 : 0
      if depth < 0 { return false }
    }
    return depth == 0
  }
}
