import TestSupport
import Testing

/// The cases of books that failed in other programs, each by its number.
@Suite(.inTurn) struct BookCaseTests {
  private typealias Goodreads = GoodreadsTests

  @Test(
    "B1, B3, B5: dates are kept as given",
    arguments: [
      ("1901-12-13", "1901-12-13"), ("1903-01-01", "1903-01-01"), ("1884-01-01", "1884-01-01"), ("0180", "0180"), ("180", "0180"),
      ("2025", "2025"), ("-362", "-0362"), ("-600", "-0600"), ("44 BCE", "-0044"), ("1999-5", "1999-05"), ("-0700", "-0700"),
      ("2000-02-29", "2000-02-29"), ("1", "0001"), ("-1", "-0001"),
    ])
  func datesAreKeptAsGiven(_ given: String, kept: String) async throws {
    let home = try BinaryHome()
    let id = try await home.add("T", by: "A", ["--published=\(given)"])
    #expect(try await home.onlyBook().publishedDate == kept)
    try await home.output("books", "update", id, "--pages", "3")
    #expect(try await home.onlyBook().publishedDate == kept)
    let other = try BinaryHome()
    #expect(try await other.importing(try await home.output("books", "export")).imported == 1)
    #expect(try await other.onlyBook().publishedDate == kept)
    #expect(try await home.output("books", "list").contains(" \(kept)"))
  }

  @Test("B2, B14: what is unknown stays unknown")
  func whatIsUnknownStaysUnknown() async throws {
    let home = try BinaryHome()
    let file = [Goodreads.newHeader, Goodreads.row("T", shelf: "read")].joined(separator: "\n")
    #expect(try await home.importing(file).imported == 1)
    let book = try await home.onlyBook()
    #expect(book.publishedDate == nil && book.dateRead == nil && book.status == "read")
    let shown = try await home.output("books", "show", book.id)
    #expect(!shown.contains("Published") && !shown.contains("Date read"))
    let csv = try await home.importing("title,author,publishedDate,dateRead,dateAdded\nU,A,,,\n")
    #expect(csv.imported == 1)
    #expect(try await home.books("list", "--title", "U").first?.dateAdded == nil)
  }

  @Test("B3: a year before Christ comes from Goodreads", arguments: ["-362", "-600"])
  func aYearBeforeChristComesFromGoodreads(_ year: String) async throws {
    let home = try BinaryHome()
    #expect(
      try await home.importing([Goodreads.newHeader, Goodreads.row("T", original: year)].joined(separator: "\n")).imported == 1)
    #expect(try await home.onlyBook().publishedDate == "-0\(year.dropFirst())")
  }

  @Test("B4: no time zone touches a date")
  func noTimeZoneTouchesADate() async throws {
    let home = try BinaryHome()
    let id = try await home.add("T", by: "A", ["--published", "2000-01-01", "--date-read", "2000-01-01"])
    let before = try await home.output("books", "export")
    for zone in ["Europe/Berlin", "America/Los_Angeles", "Pacific/Kiritimati"] {
      let shown = try await home.books("list", environment: ["TZ": zone])
      #expect(shown.map(\.publishedDate) == ["2000-01-01"] && shown.map(\.dateRead) == ["2000-01-01"])
      try await home.output("books", "update", id, "--title", "T", environment: ["TZ": zone])
      let file = try home.write(before, to: "books.csv")
      #expect(
        try await home.output("books", "import", file, "--update", "--json", environment: ["TZ": zone]).contains(
          "\"unchanged\":1"))
    }
    #expect(try await home.output("books", "export") == before)
  }

  @Test(
    "B6: what is no year is rejected with the reason",
    arguments: ["[18--?]", "8858", "0", "00-00", "1999-13", "2001-02-29", "12abc", "1999-05-01T00:00:00Z"])
  func whatIsNoYearIsRejectedWithTheReason(_ date: String) async throws {
    let home = try BinaryHome()
    #expect(try await home.error(64, "books", "add", "T", "--author", "A", "--published", date).contains("'\(date)'"))
    let result = try await home.importing("title,author,publishedDate\nT,A,\"\(date)\"\nU,A,1999\n")
    #expect(result.numbers == [2, 1, 0, 0, 0, 1])
    #expect(result.rejected[0].line == 2 && result.rejected[0].reason.contains("'\(date)'"), "\(result)")
  }

  @Test("B7: a byte order mark is dropped")
  func aByteOrderMarkIsDropped() async throws {
    let home = try BinaryHome()
    #expect(try await home.importing("\u{FEFF}title,author\nT,A\n").imported == 1)
    #expect(try await home.importing("\u{FEFF}\"title\",author\nU,A\n").imported == 1)
  }

  @Test(
    "B8, B9: an ISBN is its thirteen digits",
    arguments: [
      ("978-1-960957-03-0", "9781960957030"), ("832070801X", "9788320708011"), ("832070801x", "9788320708011"),
      ("ISBN 978 0 439 55493 0", "9780439554930"), ("979-10-90636-07-1", "9791090636071"),
    ])
  func anISBNIsItsThirteenDigits(_ given: String, kept: String) async throws {
    let home = try BinaryHome()
    try await home.add("T", by: "A", ["--isbn", given])
    #expect(try await home.onlyBook().isbn == kept)
  }

  @Test(
    "B8, B9: what is no ISBN is refused",
    arguments: ["978-1-960957-03-X", "487311336X", "9770000000000", "978", "97819609570301", "٩٧٨٠٤٣٩٥٥٤٩٣٠"])
  func whatIsNoISBNIsRefused(_ given: String) async throws {
    #expect(try await BinaryHome().error(64, "books", "add", "T", "--author", "A", "--isbn", given).contains("'\(given)'"))
  }

  @Test("B10, B11: titles sort as people look for them")
  func titlesSortAsPeopleLookForThem() async throws {
    let home = try BinaryHome()
    let titles = ["The Yiddish Policemen's Union", "Dent", "Dechets", "El castillo", "Déchets", "The 'Burbs"]
    for title in titles { try await home.add(title, by: "A", ["--duplicate"]) }
    var sorted = try await home.titles("list", "--sort", "title")
    // Which of the two comes first is for their ids to say.
    #expect(Set(sorted[2...3]) == ["Dechets", "Déchets"])
    sorted.removeSubrange(2...3)
    #expect(sorted == ["The 'Burbs", "El castillo", "Dent", "The Yiddish Policemen's Union"])
  }

  @Test(
    "B12: search finds what looks alike",
    arguments: [
      ("honore", "Honoré de Balzac"), ("черв", "Червоний"), ("\u{1100}\u{1161}\u{11B7}", "감"), ("감", "\u{1100}\u{1161}\u{11B7}"),
      ("oeuvres", "Œuvres"), ("lodz", "Łódź"), ("strasse", "Straße"), ("ЧЕРВ", "Червоний"), ("本", "日本語"), ("日本", "日本語"),
    ])
  func searchFindsWhatLooksAlike(_ typed: String, title: String) async throws {
    let home = try BinaryHome()
    try await home.add(title)
    try await home.add("Something else")
    #expect(try await home.books("search", typed).count == 1)
    #expect(try await home.books("list", "--title", typed).count == 1)
  }

  @Test("B13, B16: one ISBN is one book")
  func oneISBNIsOneBook() async throws {
    let home = try BinaryHome()
    let file = "title,author,isbn\nA,B,832070801X\nOther,Name,9788320708011\n"
    #expect(try await home.importing(file).numbers == [2, 1, 0, 0, 1, 0])
    let rows = [Goodreads.row("A", isbn: "832070801X"), Goodreads.row("A again", isbn13: "9788320708011")]
    let other = try BinaryHome()
    #expect(try await other.importing(([Goodreads.newHeader] + rows).joined(separator: "\n")).numbers == [2, 1, 0, 0, 1, 0])
    #expect(try await other.importing("title,author,isbn\nA,B,8320708016\n").rejected.count == 1)
  }

  @Test("B15: one bad row of three thousand is named")
  func oneBadRowOfThreeThousandIsNamed() async throws {
    let home = try BinaryHome()
    var rows = (1...3000).map { Goodreads.row("Title \($0)", author: "Author \($0)") }
    rows[1499] = Goodreads.row("Bad", isbn13: "9780000000000")
    let result = try await home.importing(([Goodreads.newHeader] + rows).joined(separator: "\n"))
    #expect(result.numbers == [3000, 2999, 0, 0, 0, 1])
    #expect(result.rejected[0].line == 1501 && result.rejected[0].reason.contains("'9780000000000'"), "\(result.rejected)")
  }
}
