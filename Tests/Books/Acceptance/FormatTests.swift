import TestSupport
import Testing

/// Data goes to standard output in the format asked for; everything else goes to standard error.
@Suite(.inTurn) struct FormatTests {
  private static let keys = [
    "id", "title", "author", "additionalAuthors", "publishedDate", "isbn", "publisher", "pages", "language", "status", "rating",
    "dateRead", "dateAdded", "tags", "notes",
  ]

  private func library() async throws -> (home: BinaryHome, ids: [String]) {
    let home = try BinaryHome()
    let file = """
      title,author,additionalAuthors,publishedDate,isbn,publisher,pages,language,status,rating,dateRead,dateAdded,tags,notes,id
      The Dispossessed,Ursula K. Le Guin,Someone; Another,1974-05,9780060512750,Harper,387,en,read,4.5,2020-02-29,2020-01-01,sf; a\\;b,"say ""hi""
      twice",00000000-0000-4000-8000-000000000001
      Emma,Jane Austen,,,,,,,,,,2020-01-02,,,00000000-0000-4000-8000-000000000002

      """
    #expect(try await home.importing(file).imported == 2)
    return (home, ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"])
  }

  @Test func json() async throws {
    let (home, ids) = try await library()
    #expect(
      try await home.output("books", "list", "--json") == """
        [
        {"id":"\(ids[0])","title":"The Dispossessed","author":"Ursula K. Le Guin","additionalAuthors":["Someone","Another"],\
        "publishedDate":"1974-05","isbn":"9780060512750","publisher":"Harper","pages":387,"language":"en","status":"read","rating":4.5,\
        "dateRead":"2020-02-29","dateAdded":"2020-01-01","tags":["sf","a;b"],"notes":"say \\"hi\\"\\ntwice"},
        {"id":"\(ids[1])","title":"Emma","author":"Jane Austen","additionalAuthors":[],"publishedDate":null,"isbn":null,\
        "publisher":null,"pages":null,"language":null,"status":null,"rating":null,"dateRead":null,"dateAdded":"2020-01-02","tags":[],\
        "notes":null}
        ]

        """)
  }

  @Test func ndjsonIsOneObjectALine() async throws {
    let (home, _) = try await library()
    let array = try await home.output("books", "list", "--format", "json").split(separator: "\n").dropFirst().dropLast()
    let lines = try await home.output("books", "list", "--format", "ndjson").split(separator: "\n")
    #expect(lines.map { String($0) } == array.map { $0.last == "," ? String($0.dropLast()) : String($0) })
  }

  @Test func csvHasTheJSONKeysAsHeader() async throws {
    let (home, ids) = try await library()
    #expect(
      try await home.output("books", "list", "--format", "csv") == """
        \(Self.keys.joined(separator: ","))
        \(ids[0]),The Dispossessed,Ursula K. Le Guin,Someone; Another,1974-05,9780060512750,Harper,387,en,read,4.5,2020-02-29,\
        2020-01-01,sf; a\\;b,"say ""hi""
        twice"
        \(ids[1]),Emma,Jane Austen,,,,,,,,,,2020-01-02,,

        """)
  }

  @Test func theTable() async throws {
    let (home, ids) = try await library()
    #expect(
      try await home.output("books", "list") == """
        ID                                    Title             Author             Published  Status  Rating
        \(ids[0])  The Dispossessed  Ursula K. Le Guin  1974-05    read       4.5
        \(ids[1])  Emma              Jane Austen

        """)
  }

  @Test func oneBookInEveryFormat() async throws {
    let (home, ids) = try await library()
    let isbn = "9780060512750"
    #expect(
      try await home.output("books", "show", isbn) == """
        ID                  \(ids[0])
        Title               The Dispossessed
        Author              Ursula K. Le Guin
        Additional authors  Someone, Another
        Published date      1974-05
        ISBN                978-0-06-051275-0
        Publisher           Harper
        Pages               387
        Language            en
        Status              read
        Rating              4.5
        Date read           2020-02-29
        Date added          2020-01-01
        Tags                sf, a;b
        Notes               say "hi"
                            twice

        """)
    let object = try await home.output("books", "show", isbn, "--json")
    #expect(try await home.output("books", "show", isbn, "--format", "ndjson") == object)
    #expect(try await home.output("books", "list", "--isbn", isbn, "--json") == "[\n\(object)]\n")
    let rows = try await home.output("books", "show", isbn, "--format", "csv")
    #expect(try await home.output("books", "list", "--isbn", isbn, "--format", "csv") == rows)
  }

  @Test(arguments: [("table", ""), ("json", "[]\n"), ("ndjson", ""), ("csv", "")])
  func anEmptyListIsNothingAndANote(_ format: String, _ output: String) async throws {
    let home = try BinaryHome()
    for words in [["list"], ["search", "nothing"], ["list", "--author", "nobody"]] {
      let outcome = try await home.start(["books"] + words + ["--format", format]).outcome()
      #expect(outcome.ending == .exited(0), "\(outcome)")
      #expect(outcome.output == output)
      #expect(!outcome.errors.isEmpty && !outcome.errors.contains("Error"))
    }
  }

  @Test func theNoteOfAnEmptyListFitsWhatWasAsked() async throws {
    let home = try BinaryHome()
    #expect(try await home.run("books", "list").errors.contains("There are no books yet."))
    try await home.add("T")
    #expect(try await home.run("books", "list", "--author", "x").errors.hasPrefix("No book fits."))
    for words in [["--offset", "5"], ["--limit", "0"]] {
      let outcome = try await home.start(["books", "list"] + words).outcome()
      #expect(outcome.errors == "No book fits.\nChange --offset or --limit to see others.\n", "\(words) \(outcome)")
    }
  }

  @Test func addPrintsTheIDOrTheObject() async throws {
    let home = try BinaryHome()
    let plain = try await home.run("books", "add", "T", "--author", "A")
    #expect(
      try #require(plain.output.wholeMatch(of: /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\n/)).0.count
        == 37)
    #expect(plain.errors == "Added 'T'.\n")
    let object = try await home.output("books", "add", "U", "--author", "A", "--json", "--rating", "4.25")
    #expect(object.hasPrefix("{\"id\":\"") && object.hasSuffix("}\n"))
    #expect(object == (try await home.output("books", "list", "--title", "U", "--format", "ndjson")))
  }
}
