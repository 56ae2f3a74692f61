import TestSupport
import Testing

@Suite(.inTurn) struct BibTeXTests {
  private static let file = #"""
    % Encoding: UTF-8
    @string{gollancz = {Victor Gollancz}}

    @book{pratchett,
      title     = {Good Omens},
      author    = "Pratchett, Terry and Gaiman, Neil and others",
      year      = 1990, month = may, publisher = gollancz,
      isbn      = {0-06-085398-0},
    }

    @book{cut, title = {Never closed, author = {Nobody}}

    @article{miss, author = {M{\"u}ller, J{\"o}rg}, year = {in press}}
    @inbook{part, title = {Erd{\H o}s \& Co.}, author = {{Barnes and Noble}}, crossref = {whole}}
    @book{pratchett, title = {Same Key}, author = {de la Vall{\'e}e, Charles}, date = {-0043}}
    @book{again, title = {Good Omens}, author = {Terry Pratchett}, isbn = {978-0-06-085398-3}}
    @collection{whole, title = {The Whole}, editor = {Editor, Ed}, date = {1999-05-01/1999-06-01}}

    """#

  @Test(arguments: ["\n", "\r\n"], ["", "\u{FEFF}"])
  func aBibliographyComesIn(_ lineEnd: String, _ mark: String) async throws {
    let home = try BinaryHome()
    let lines = Self.file.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineEnd)
    let result = try await home.importing(mark + lines)
    #expect(result.numbers == [7, 4, 0, 0, 1, 2])
    #expect(result.rejected.map(\.line) == [11, 13])
    let books = try await home.books("list", "--sort", "title")
    #expect(books.map(\.title) == ["Erdős & Co.", "Good Omens", "Same Key", "The Whole"])
    #expect(books.map(\.author) == ["Barnes and Noble", "Terry Pratchett", "Charles de la Vallée", "Ed Editor"])
    #expect(books.map(\.publishedDate) == ["1999-05-01", "1990-05", "-0044", "1999-05-01"])
    #expect(books[1].publisher == "Victor Gollancz" && books[1].isbn == "9780060853983")
    #expect(books[1].additionalAuthors == ["Neil Gaiman"])
    #expect(try await home.importing(mark + lines).numbers == [7, 0, 0, 4, 1, 2])
  }

  @Test(arguments: ["bibtex", "goodreads"])
  func anExportImportedElsewhereIsTheSameToTheByte(_ format: String) async throws {
    let (home, other) = (try BinaryHome(), try BinaryHome())
    try await home.add(
      "100% {Café}\\ “q” 日本 😀", by: "Anne-Marie O'Neill",
      [
        "--published", "-44", "--isbn", "9780060853983", "--additional-author", "Ł. Straße", "--publisher", "A & B", "--pages",
        "9",
        "--status", "abandoned", "--rating", "4", "--tag", "two words", "--tag", "$x_1^2#", "--notes", "one\n\ntwo ~ -- it's",
        "--date-read", "2020-02-29",
      ])
    // Without ids two editions are told apart only by their ISBNs.
    let edition = format == "bibtex" ? [] : ["--isbn", "9780593099322"]
    try await home.add("Dune", by: "Frank Herbert", edition)
    try await home.add("Dune", by: "Frank Herbert", ["--duplicate", "--isbn", "9780441172719"])
    try await home.output("books", "export", "--to", format, "-o", home.path("first"))
    let exported = try home.text("first")
    #expect(try await other.importing(exported).imported == 3)
    try await other.output("books", "export", "--to", format, "-o", other.path("second"))
    #expect(try other.text("second") == exported)
    if format == "bibtex" {
      #expect(try await other.output("books", "export") == home.output("books", "export"))
    } else {
      #expect(try await other.books("list").map(\.notes) == home.books("list").map(\.notes))
      #expect(try await other.books("list").map(\.status) == ["abandoned", nil, nil])
    }
  }

  @Test func keysStayWhenBooksAreAdded() async throws {
    let home = try BinaryHome()
    for number in 0..<3 { try await home.add("Dune", by: "Frank Herbert", ["--duplicate", "--published", "19\(65 + number)"]) }
    let before = try await home.output("books", "export", "--to", "bibtex")
    try await home.add("Dune Messiah", by: "Frank Herbert", ["--published", "1965"])
    let after = try await home.output("books", "export", "--to", "bibtex")
    #expect(after.hasPrefix(before) && after != before)
  }

  @Test(
    "B6: what is no year is rejected with the reason",
    arguments: ["[18--?]", "8858", "0", "00-00", "1999-13", "2001-02-29", "12abc", "9999999999999999999"])
  func whatIsNoYearIsRejectedWithTheReason(_ year: String) async throws {
    for field in ["year", "date"] {
      let result = try await BinaryHome().importing(
        "@book{a, title={T}, author={A}, \(field)={\(year)}}\n@book{b, title={U}, author={A}, \(field)={1999}}\n")
      #expect(result.numbers == [2, 1, 0, 0, 0, 1] && result.rejected[0].line == 1, "\(field): \(result)")
    }
  }

  @Test("B15: one bad entry of three thousand is named")
  func oneBadEntryOfThreeThousandIsNamed() async throws {
    var entries = (1...3000).map { "@book{k\($0), title = {Title \($0)}, author = {Author \($0)}}" }
    entries[1499] = "@book{bad, title = {Bad}, author = {A}, isbn = {9780000000000}}"
    let result = try await BinaryHome().importing(entries.joined(separator: "\n"))
    #expect(result.numbers == [3000, 2999, 0, 0, 0, 1])
    #expect(result.rejected[0].line == 1500 && result.rejected[0].reason.contains("'9780000000000'"))
  }

  @Test func strictStoresNothingAndStandardInputWillDo() async throws {
    let home = try BinaryHome()
    let strict = try await home.run("books", "import", "--strict", "-", input: Self.file)
    #expect(
      strict.ending == .exited(65) && strict.errors.contains("line 11: The entry is not closed before line 13"), "\(strict)")
    #expect(try await home.books("list").isEmpty)
    #expect(try await home.run("books", "import", "--from", "bibtex", "-", input: Self.file).ending == .exited(65))
    #expect(try await home.books("list").count == 4)
  }

  @Test func anEmptyLibraryIsAFileThatCanBeImported() async throws {
    let home = try BinaryHome()
    for format in ["bibtex", "goodreads"] {
      #expect(try await home.importing(try await home.output("books", "export", "--to", format)).read == 0)
    }
  }
}
