import TestSupport
import Testing

@Suite(.inTurn) struct ImportTests {
  @Test func aMatchingRowFillsWhatIsEmpty() async throws {
    let home = try BinaryHome()
    let id = try await home.add("Emma", by: "Jane Austen", ["--isbn", "9780141439587", "--rating", "4"])
    let file = "title,author,isbn,rating,pages,tags\nEMMA,J. Austen,0141439580,2,474,classic\n"
    #expect(try await home.importing(file).numbers == [1, 0, 1, 0, 0, 0])
    let book = try await home.onlyBook()
    #expect(book.id == id)
    #expect([book.title, book.author] == ["Emma", "Jane Austen"])
    #expect(book.rating == 4)
    #expect(book.pages == 474)
    #expect(book.tags == ["classic"])
    #expect(try await home.importing(file).numbers == [1, 0, 0, 1, 0, 0])
  }

  @Test func withUpdateTheFileWins() async throws {
    let home = try BinaryHome()
    let id = try await home.add("Emma", by: "Jane Austen", ["--isbn", "9780141439587", "--rating", "4", "--notes", "mine"])
    let file = "title,author,isbn,rating,notes\nEMMA,J. Austen,0141439580,2,\n"
    #expect(try await home.importing(file, "--update").numbers == [1, 0, 1, 0, 0, 0])
    let book = try await home.onlyBook()
    #expect(book.id == id)
    #expect([book.title, book.author, book.notes] == ["EMMA", "J. Austen", "mine"])
    #expect(book.rating == 2)
    #expect(try await home.importing(file, "--update").numbers == [1, 0, 0, 1, 0, 0])
  }

  @Test func aRowOfAnotherEditionIsAnotherBook() async throws {
    let home = try BinaryHome()
    let file =
      "title,author,publishedDate,isbn\nEmma,Austen,1815,9780141439587\nEmma,Austen,1815,9780141199528\nEmma,Austen,1815,\n"
    #expect(try await home.importing(file).numbers == [3, 2, 0, 0, 1, 0])
  }

  @Test func aDryRunSaysEverythingAndStoresNothing() async throws {
    let home = try BinaryHome()
    let file = "title,author\nA,B\nA,B\n,C\n"
    #expect(try await home.importing(file, "--dry-run").numbers == [3, 1, 0, 0, 1, 1])
    #expect(try await home.books("list").isEmpty)
    #expect(try await home.importing("title,author\nA,B\n", "--dry-run").numbers == [1, 1, 0, 0, 0, 0])
    #expect(try await home.books("list").isEmpty)
  }

  @Test func strictStoresNothingWhenOneRowIsBad() async throws {
    let home = try BinaryHome()
    #expect(try await home.importing("title,author\nA,B\n,C\n", "--strict").rejected.map(\.line) == [3])
    #expect(try await home.books("list").isEmpty)
    #expect(try await home.importing("title,author\nA,B\nC,D\n", "--strict").imported == 2)
    #expect(try await home.books("list").count == 2)
  }

  @Test func theReportForPeople() async throws {
    let home = try BinaryHome()
    let file = try home.write("title,author,pages\nA,B,1\n,C,2\nD,E,many\n", to: "books.csv")
    let outcome = try await home.run("books", "import", file)
    #expect(outcome.ending == .exited(65))
    #expect(
      outcome.output == """
        Read        3
        Imported    1
        Updated     0
        Unchanged   0
        Duplicates  0
        Rejected    2

        """)
    #expect(
      outcome.errors == """
        Warning: '\(file)', line 3: A book needs a title.
        Warning: '\(file)', line 4: pages: 'many' is no number of pages; allowed are 1 to 100000, in digits only, such as 320.
        Error: 2 of 3 rows were rejected; all others are in. Mend them in the file and import it again.

        """)
  }

  @Test func standardInputIsAFileToo() async throws {
    let home = try BinaryHome()
    try await home.output("books", "import", "-", input: "title,author\nA,B\n")
    let piped = try await home.shell(#"printf '[{"title":"C","author":"D"}]' | "$APP" books import -"#)
    #expect(piped.ending == .exited(0), "\(piped)")
    try await home.output("books", "import", "--from", "csv", "/dev/stdin", input: "title,author\nE,F\n")
    #expect(try await home.titles("list") == ["A", "C", "E"])
  }

  @Test func severalFilesAreOneImport() async throws {
    let home = try BinaryHome()
    let first = try home.write("title,author\nA,B\n,X\n", to: "first.csv")
    let second = try home.write(#"[{"title":"a","author":"b"},{"title":"C","author":"D"},{"title":5}]"#, to: "second.json")
    let outcome = try await home.run("books", "import", first, second, "--json")
    #expect(outcome.ending == .exited(65))
    #expect(outcome.output.hasPrefix(#"{"read":5,"imported":2,"updated":0,"unchanged":1,"duplicates":0,"rejected":[{"file":"#))
    #expect(outcome.output.contains(#"{"file":"\#(first)","line":3,"#))
    #expect(outcome.output.contains(#"{"file":"\#(second)","line":1,"#))
    let missing = try await home.run(
      "books", "import", try home.write("title,author\nNew,B\n", to: "new.csv"), home.path("missing.csv"))
    #expect(missing.ending == .exited(1))
    #expect(try await home.titles("list") == ["A", "C"])
  }

  @Test(arguments: [
    ("title,author\nA,B\n", nil), ("\u{FEFF}Author,TITLE\r\nB,A\r\n", nil), ("authors,title,unknown\nB,A,x", nil),
    (#"[{"title":"A","author":"B"}]"#, nil), ("{\"author\":\"B\",\"title\":\"A\"}\n{\"author\":\"D\",\"title\":\"C\"}\n", nil),
    ("\u{FEFF}  [ ]", nil), ("title,author\n", nil), ("title,author", "csv"), ("[]", "json"), ("", "json"),
  ])
  func theFormatIsKnownByContent(_ text: String, _ name: String?) async throws {
    let home = try BinaryHome()
    let file = try home.write(text, to: "books.txt")
    let outcome = try await home.start(["books", "import", file, "--json"] + (name.map { ["--from", $0] } ?? [])).outcome()
    #expect(outcome.ending == .exited(0), "\(outcome)")
    #expect(outcome.output.contains("\"rejected\":[]"))
  }

  @Test(arguments: [
    ("", "is empty"), ("\u{FEFF}", "is empty"), ("a,b\n1,2\n", "--from"), ("<html>", "--from"), ("\u{0}\u{1}\u{2}", "--from"),
    ("title\nA\n", "--from"), ("title,author,Title\nA,B,C\n", "'title'"), ("\u{FF}\u{FE}t", "--from"),
  ])
  func aFileThatCannotBeUnderstoodIsNamed(_ text: String, _ reason: String) async throws {
    let home = try BinaryHome()
    let file = try home.write(text, to: "books.txt")
    let errors = try await home.error(65, "books", "import", file)
    #expect(errors.contains("'\(file)'") && errors.contains(reason))
    #expect(try await home.books("list").isEmpty)
  }

  @Test(arguments: [
    ("title,author\nA,B\nC,\"open\nD,E\n", 1, 3), ("[{\"title\":\"A\",\"author\":\"B\"},\n{\"title\":", 1, 2),
    ("{\"title\":\"A\",\"author\":\"B\"}\nnonsense\n{\"title\":\"C\",\"author\":\"D\"}\n", 2, 2),
    ("title,author\nA,B\n\n\nC\n", 1, 5), ("title,author\nA,B\n\"q\nr\",x,y\nC,D", 2, 3),
    ("[{\"title\":\"A\",\"author\":\"B\"},{\"title\":[\"x\",\"y\"],\"author\":\"B\"},{\"title\":{},\"author\":\"B\"}]", 1, 1),
  ])
  func whatIsWrongIsNamedByItsLine(_ text: String, imported: Int, line: Int) async throws {
    let result = try await BinaryHome().importing(text)
    #expect(result.imported == imported)
    #expect(result.rejected.first?.line == line, "\(result)")
  }

  @Test func aRowOfInvalidUTF8IsRejectedAlone() async throws {
    let home = try BinaryHome()
    let outcome = try await home.shell(#"printf 'title,author\nA,B\n\xff\xfe,C\nD,E\n' >x.csv; "$APP" books import x.csv --json"#)
    #expect(outcome.ending == .exited(65), "\(outcome)")
    #expect(outcome.output.contains("\"imported\":2,") && outcome.output.contains("\"line\":3,"))
  }

  @Test(arguments: [
    ("missing.csv", 1, "no such file"), ("home", 74, "folder"), ("home/x/y.csv", 1, "no such file"),
  ])
  func aFileThatCannotBeReadIsNamed(_ name: String, code: Int, reason: String) async throws {
    let home = try BinaryHome()
    let errors = try await home.error(Int32(code), "books", "import", home.path(name))
    #expect(errors.contains("'\(home.path(name))'") && errors.contains(reason))
  }

  @Test func idsOfTheFileAreKept() async throws {
    let home = try BinaryHome()
    let id = "12345678-1234-4234-8234-123456789abc"
    #expect(try await home.importing("id,title,author\n\(id.uppercased()),A,B\nnonsense,C,D\n").numbers == [2, 1, 0, 0, 0, 1])
    #expect(try await home.onlyBook().id == id)
    #expect(try await home.importing("id,title,author\n\(id),Other,B\n", "--update").numbers == [1, 0, 1, 0, 0, 0])
    #expect(try await home.onlyBook().title == "Other")
  }
}
