/// A command that shows books, and the query by which the shell shows the same.
struct BookReading {
  let work: String
  let goal: Goal
  let store: String
  /// The command after `app books`.
  let arguments: [String]
  /// What follows `FROM`.
  let source: String

  private static let tableColumns = "id, title, author, published, status, rating / 100"
  /// Named as the app does it. Generated ratings are whole stars; the store has hundredths.
  private static let allColumns = """
    id, title, author, additional_authors AS additionalAuthors, published AS publishedDate, isbn, publisher, pages, language, \
    status, rating / 100 AS rating, date_read AS dateRead, date_added AS dateAdded, tags, notes
    """

  /// The app's table beside the shell's list of the same columns.
  func asTable(on fixture: Fixture) -> Contest {
    Contest(
      work: work, goal: goal, app: Contender { _ in app(fixture, []) },
      peer: Contender { _ in fixture.shellCommand(store, [], "SELECT \(Self.tableColumns) FROM \(source)") },
      agree: { try agree(on: fixture) })
  }

  func asCSV(on fixture: Fixture) -> Contest {
    Contest(
      work: work, goal: goal, app: Contender { _ in app(fixture, ["--format", "csv"]) },
      peer: Contender { _ in csvPeer(fixture) }, agree: { try agree(on: fixture) })
  }

  private func app(_ fixture: Fixture, _ options: [String]) -> Command {
    fixture.appCommand(["books"] + arguments + options, store: store)
  }

  private func csvPeer(_ fixture: Fixture) -> Command {
    fixture.shellCommand(store, ["-csv", "-header", "-newline", "\n"], "SELECT \(Self.allColumns) FROM \(source)")
  }

  /// The same books with all columns in the same order.
  private func agree(on fixture: Fixture) throws {
    var (ours, theirs) = (app(fixture, ["--format", "csv"]), csvPeer(fixture))
    ours.output = fixture.path("ours.csv")
    theirs.output = fixture.path("theirs.csv")
    _ = try (ours.run(), theirs.run())
    let contents = try (CSVContent(of: ours.output), CSVContent(of: theirs.output))
    guard contents.0 == contents.1 else {
      throw BenchmarkError("app shows \(contents.0.rows) lines and sqlite3 \(contents.1.rows), or they differ")
    }
  }
}
