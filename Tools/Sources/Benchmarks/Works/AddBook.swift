/// `books add` of one book, durable when it returns; in a small store and in the large one.
struct AddBook: Benchmark {
  func results(on fixture: Fixture, pairs: Int) throws -> [BenchmarkResult] {
    try Set([1000, fixture.rows]).sorted().map { count in
      let store = try fixture.store(of: count)
      let ours = try fixture.copy(of: store, as: "add-ours.db")
      let theirs = try fixture.copy(of: store, as: "add-theirs.db")
      defer { for copy in [ours, theirs] { fixture.remove(copy) } }
      let contest = Contest(
        work: "add one to \(Quantity.grouped(count)) books", goal: Goal(ratio: 2.5),
        app: Contender { run in fixture.appCommand(arguments(run), store: ours) },
        peer: Contender { run in fixture.shellCommand(theirs, [], PeerSchema.settings + insertion(run)) },
        agree: { try agree(ours, theirs, on: fixture) })
      return try contest.result(pairs: pairs)
    }
  }

  private func arguments(_ run: Int) -> [String] {
    [
      "books", "add", "The Weighing of \(run) Stones", "--author", "Cora Ashby", "--additional-author", "Otto Garland",
      "--published",
      "1999-05-01", "--publisher", "Heron Press", "--pages", "320", "--language", "en", "--status", "read", "--rating", "4",
      "--tag",
      "fiction", "--notes", "Found again",
    ]
  }

  /// The same row and its place in the search index.
  private func insertion(_ run: Int) -> String {
    """
    BEGIN IMMEDIATE;
    INSERT INTO books (id, title, author, additional_authors, published, publisher, pages, language, status, rating, date_added, tags, \
    notes, title_key, author_key, published_key, work, title_text, author_text, other_text, tag_text, checksum) VALUES \
    (lower(hex(randomblob(18))), 'The Weighing of \(run) Stones', 'Cora Ashby', 'Otto Garland', '1999-05-01', 'Heron Press', 320, 'en', \
    'read', 400, '2020-01-01', 'fiction', 'Found again', 'weighing of \(run) stones', 'cora ashby', 19990501, random(), \
    'the weighing of \(run) stones', 'cora ashby otto garland', 'heron press en found again fiction', 'fiction', random());
    INSERT INTO books_search (rowid, title_text, author_text, other_text) VALUES (last_insert_rowid(), \
    'the weighing of \(run) stones', 'cora ashby otto garland', 'heron press en found again fiction');
    COMMIT;
    """
  }

  private func agree(_ ours: String, _ theirs: String, on fixture: Fixture) throws {
    let question = """
      SELECT count(*) FROM books;
      SELECT title, author, additional_authors, published, publisher, pages, language, status, rating, tags, notes FROM books_search \
      JOIN books ON seq = books_search.rowid WHERE books_search MATCH '"the weighing of 0 stones"'
      """
    let answers = try (fixture.ask(ours, question), fixture.ask(theirs, question))
    guard answers.0 == answers.1 else { throw BenchmarkError("app has \(answers.0) and sqlite3 \(answers.1)") }
  }
}
