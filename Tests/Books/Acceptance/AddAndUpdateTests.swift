import TestSupport
import Testing

@Suite(.inTurn) struct AddAndUpdateTests {
  private static let everything = [
    "--published", "1974-5", "--isbn", "0-06-051275-X", "--additional-author", "B. B", "--publisher", "Harper", "--pages", "387",
    "--language", "en", "--status", "to-read", "--rating", "4.50", "--date-read", "2020/02/29", "--tag", "sf", "--notes", "good",
  ]

  @Test func everythingThatWasGivenIsStored() async throws {
    let home = try BinaryHome()
    let id = try await home.add("  The Dispossessed ", by: "Ursula K. Le Guin", Self.everything)
    var book = try await home.onlyBook()
    #expect(book.dateAdded?.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil)
    book.dateAdded = nil
    #expect(
      book
        == BookJSON(
          id: id, title: "The Dispossessed", author: "Ursula K. Le Guin", additionalAuthors: ["B. B"], publishedDate: "1974-05",
          isbn: "9780060512750", publisher: "Harper", pages: 387, language: "en", status: "toRead", rating: 4.5,
          dateRead: "2020-02-29",
          tags: ["sf"], notes: "good"))
  }

  @Test func onlyWhatIsGivenChangesAndAnEmptyValueTakesAway() async throws {
    let home = try BinaryHome()
    let id = try await home.add("T", by: "A", Self.everything)
    let before = try await home.onlyBook()
    try await home.output("books", "update", id, "--rating", "5", "--status", "read")
    var expected = before
    (expected.rating, expected.status) = (5, "read")
    #expect(try await home.onlyBook() == expected)
    try await home.output(
      "books", "update", id, "--title", "U", "--author", "B", "--isbn=", "--notes", "", "--tag=", "--pages", "", "--rating=",
      "--status=",
      "--published=", "--date-read=", "--publisher=", "--language=", "--additional-author=")
    let empty = BookJSON(id: id, title: "U", author: "B", additionalAuthors: [], dateAdded: before.dateAdded, tags: [])
    #expect(try await home.onlyBook() == empty)
  }

  @Test func updateShowsTheBookAsItIsStored() async throws {
    let home = try BinaryHome()
    let id = try await home.add("T", by: "A")
    let shown = try await home.output("books", "update", id, "--pages", "12", "--json")
    #expect(shown == (try await home.output("books", "show", id, "--json")))
    #expect(shown.contains("\"pages\":12"))
  }

  @Test func whatASearchFindsFollowsAnUpdate() async throws {
    let home = try BinaryHome()
    let id = try await home.add("Former", by: "A")
    try await home.output("books", "update", id, "--title", "Later")
    #expect(try await home.titles("search", "former").isEmpty)
    #expect(try await home.titles("search", "later") == ["Later"])
    #expect(try await home.run("doctor").ending == .exited(0))
  }

  @Test func anISBNBelongsToOneBook() async throws {
    let home = try BinaryHome()
    try await home.add("First", by: "A", ["--isbn", "9780060512750"])
    let errors = try await home.error(1, "books", "add", "Second", "--author", "B", "--isbn", "006051275X")
    #expect(errors.contains("9780060512750") && errors.contains("'First'"))
    let id = try await home.add("Third", by: "C")
    #expect(try await home.error(1, "books", "update", id, "--isbn", "006051275X").contains("'First'"))
    #expect(try await home.titles("list") == ["First", "Third"])
  }

  @Test func theSameWorkIsRefusedUnlessAskedFor() async throws {
    let home = try BinaryHome()
    let id = try await home.add("L'Étranger", by: "Albert Camus", ["--published", "1942"])
    let errors = try await home.error(1, "books", "add", "l'etranger", "--author", "ALBERT  CAMUS", "--published", "1942-05")
    #expect(errors.contains(id) && errors.contains("--duplicate"))
    try await home.add("L'Étranger", by: "Albert Camus", ["--published", "1943"])
    try await home.add("L'Étranger", by: "Albert Camus", ["--published", "1942", "--duplicate"])
    #expect(try await home.books("list").count == 3)
  }

  @Test func aRefusedUpdateChangesNothing() async throws {
    let home = try BinaryHome()
    let id = try await home.add("T", by: "A", ["--pages", "3"])
    try await home.error(64, "books", "update", id, "--pages", "4", "--title", " ")
    try await home.error(64, "books", "update", id, "--pages", "4", "--published", "8858")
    #expect(try await home.onlyBook().pages == 3)
  }

  @Test func withoutATerminalNothingIsAsked() async throws {
    let home = try BinaryHome()
    #expect(try await home.error(64, "books", "add", input: "T\nA\n").contains("TITLE and --author"))
    let errors = try await home.error(64, "books", "add", "T", input: "A\n")
    #expect(errors.contains("give --author."))
    #expect(try await home.books("list").isEmpty)
  }

  @Test func aLongTextStaysWhole() async throws {
    let home = try BinaryHome()
    let title = String(repeating: "Ünï ", count: 5000) + "end"
    try await home.add(title, by: "A")
    #expect(try await home.onlyBook().title == title)
    #expect(try await home.titles("search", "end").count == 1)
  }
}
