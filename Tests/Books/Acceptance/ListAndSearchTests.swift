import TestSupport
import Testing

@Suite(.inTurn) struct ListAndSearchTests {
  private static let file = """
    title,author,publishedDate,isbn,status,rating,dateAdded,tags
    The Yiddish Policemen's Union,Michael Chabon,2007,9780007149827,read,4,2021-01-03,crime; alternate history
    El castillo,Franz Kafka,1926-12,,toRead,,2021-01-01,
    The 'Burbs,Dana Olsen,1989,,abandoned,2.25,,film
    Antigone,Sophocles,-441,,read,5,2021-01-02,Théâtre
    Zaïre,Voltaire,,,,3.75,2021-01-04,théatre

    """

  private func library() async throws -> BinaryHome {
    let home = try BinaryHome()
    #expect(try await home.importing(Self.file).imported == 5)
    return home
  }

  @Test(arguments: [
    ([], ["Yiddish", "castillo", "Burbs", "Antigone", "Zaïre"]),
    (["--reverse"], ["Zaïre", "Antigone", "Burbs", "castillo", "Yiddish"]),
    (["--sort", "title"], ["Antigone", "Burbs", "castillo", "Yiddish", "Zaïre"]),
    (["--sort", "title", "-r"], ["Zaïre", "Yiddish", "castillo", "Burbs", "Antigone"]),
    (["--sort", "author"], ["Burbs", "castillo", "Yiddish", "Antigone", "Zaïre"]),
    (["--sort", "published"], ["Antigone", "castillo", "Burbs", "Yiddish", "Zaïre"]),
    (["--sort", "added"], ["castillo", "Antigone", "Yiddish", "Zaïre", "Burbs"]),
    (["--sort", "rating"], ["Burbs", "Zaïre", "Yiddish", "Antigone", "castillo"]),
    (["--limit", "2"], ["Yiddish", "castillo"]),
    (["--limit", "2", "--offset", "2"], ["Burbs", "Antigone"]),
    (["--offset", "4"], ["Zaïre"]),
    (["--offset", "9223372036854775807", "--limit", "9223372036854775807"], []),
    (["--limit", "0"], []),
    (["--title", "CAST"], ["castillo"]),
    (["--title", "zaire"], ["Zaïre"]),
    (["--title", "policemen's un"], ["Yiddish"]),
    (["--author", "afk"], ["castillo"]),
    (["--tag", "theatre"], ["Antigone", "Zaïre"]),
    (["--tag", "HIST"], ["Yiddish"]),
    (["--status", "read"], ["Yiddish", "Antigone"]),
    (["--status", "to-read"], ["castillo"]),
    (["--published", "1926"], ["castillo"]),
    (["--published", "1926-12"], ["castillo"]),
    (["--published", "1926..1989"], ["castillo", "Burbs"]),
    (["--published", "..1926"], ["castillo", "Antigone"]),
    (["--published", "-500..-400"], ["Antigone"]),
    (["--published", "1989.."], ["Yiddish", "Burbs"]),
    (["--isbn", "0-00-714982-4"], ["Yiddish"]),
    (["--status", "read", "--author", "chabon", "--sort", "title"], ["Yiddish"]),
    (["--title", "%"], []),
    (["--title", "_"], []),
  ])
  func listGives(_ options: [String], _ expected: [String]) async throws {
    let home = try await library()
    let books = try await home.start(["books", "list", "--format", "csv"] + options).outcome()
    #expect(books.ending == .exited(0), "\(books)")
    let titles = books.lines.dropFirst().map { $0.split(separator: ",")[1] }
    #expect(titles.count == expected.count, "\(books)")
    for (title, part) in zip(titles, expected) { #expect(title.contains(part), "\(books)") }
  }

  @Test(arguments: [
    ("castillo", 1), ("CAST", 1), ("cast kaf", 1), ("kaf cast", 1), ("cast chabon", 0), ("astillo", 0), ("zaire", 1),
    ("theatre", 2),
    ("theat sopho", 1), ("\"alternate history\"", 1), ("\"history alternate\"", 0), ("policemen's", 1), ("9780007149827", 1),
    ("0-00-714982-4", 1), ("burbs", 1), ("*", 0), ("\"", 0), ("AND", 0), ("title:castillo", 0), ("NEAR(castillo kafka)", 0),
    ("-castillo", 1), ("castillo OR zaire", 0), ("(", 0), ("^castillo", 1), ("' OR 1=1 --", 0), ("💥", 0), ("\u{1B}[31m", 0),
  ])
  func searchFinds(_ text: String, count: Int) async throws {
    let home = try await library()
    #expect(try await home.titles("search", "--", text).count == count)
  }

  @Test func wordsMayBeOneArgumentOrSeveral() async throws {
    let home = try await library()
    #expect(try await home.titles("search", "franz", "cast") == ["El castillo"])
    #expect(try await home.titles("search", "franz cast") == ["El castillo"])
  }

  @Test func theTitleRanksAboveTheAuthorAboveTheRest() async throws {
    let home = try BinaryHome()
    try await home.add("In the notes", by: "Nobody", ["--notes", "mercury"])
    try await home.add("By the author", by: "Mercury")
    try await home.add("Mercury", by: "Someone")
    #expect(try await home.titles("search", "mercury") == ["Mercury", "By the author", "In the notes"])
    #expect(try await home.titles("search", "mercury", "--limit", "1", "--offset", "1") == ["By the author"])
  }

  @Test func everyPageHasEveryBookOnce() async throws {
    let home = try BinaryHome()
    let rows = (1...1203).map { "Title \($0 % 7),Author \($0)" }.joined(separator: "\n")
    #expect(try await home.importing("title,author\n\(rows)\n").imported == 1203)
    for order in [[], ["--sort", "title"], ["--sort", "author", "-r"]] {
      let all = try await home.start(["books", "list", "--format", "ndjson"] + order).outcome().lines
      #expect(Set(all).count == 1203)
      let first = try await home.start(["books", "list", "--format", "ndjson", "--limit", "700"] + order).outcome().lines
      let rest = try await home.start(["books", "list", "--format", "ndjson", "--offset", "700"] + order).outcome().lines
      #expect(first + rest == all)
    }
    #expect(try await home.titles("search", "title", "author").count == 1203)
  }

  @Test func statistics() async throws {
    let home = try BinaryHome()
    let file = """
      title,author,publishedDate,status,rating,dateRead,pages
      A,X,1984,read,4,2020-01-01,100
      B,X,1989-05,read,3.25,2020-12-31,50
      C,X,-44,read,,2019-05-05,
      D,X,,toRead,,,

      """
    #expect(try await home.importing(file).imported == 4)
    #expect(
      try await home.output("books", "stats", "--json") == """
        {"books":4,"rated":2,"meanRating":3.63,"byStatus":[{"label":"toRead","value":1},{"label":"reading","value":0},\
        {"label":"read","value":3},{"label":"abandoned","value":0}],"byDecade":[{"label":"40s BCE","value":1},{"label":"1980s","value":2}],\
        "byRating":[{"label":"3.25","value":1},{"label":"4","value":1}],"booksReadByYear":[{"label":"2019","value":1},{"label":"2020","value":2}],\
        "pagesReadByYear":[{"label":"2019","value":0},{"label":"2020","value":150}]}

        """)
    let table = try await home.output("books", "stats")
    for part in ["Books", "Mean rating", "3.63", "1980s", "By status"] { #expect(table.contains(part)) }
    #expect(try await home.output("books", "stats", "--format", "csv").hasPrefix("section,label,value\nbooks,,4\n"))
  }

  @Test func statisticsOfNothing() async throws {
    let home = try BinaryHome()
    #expect(try await home.output("books", "stats", "--json").hasPrefix("{\"books\":0,\"rated\":0,\"meanRating\":null,"))
    #expect(try await home.output("books", "stats").contains("Books"))
  }
}
