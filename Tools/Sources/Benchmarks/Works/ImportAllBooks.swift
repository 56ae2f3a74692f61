import Foundation

/// `books import` into a new store, beside `.import` of a file that holds the computed columns already.
struct ImportAllBooks: Benchmark {
  private static let fillRow = """
    INSERT INTO books_search (rowid, title_text, author_text, other_text) \
    VALUES (new.seq, new.title_text, new.author_text, new.other_text);
    """
  private static let fillAll = """
    INSERT INTO books_search (rowid, title_text, author_text, other_text) \
    SELECT seq, title_text, author_text, other_text FROM books;
    """

  func results(on fixture: Fixture, pairs: Int) throws -> [BenchmarkResult] {
    let byTriggers = try contest(
      "import all", Goal(ratio: 1.3, mebibytes: 64), on: fixture,
      before: "CREATE TEMP TRIGGER fill AFTER INSERT ON books BEGIN \(Self.fillRow) END;", after: "")
    let atOnce = try contest(
      "import all, peer indexes text at the end", .none, on: fixture, before: "", after: Self.fillAll)
    return [try byTriggers.result(pairs: pairs), try atOnce.result(pairs: pairs)]
  }

  private func contest(_ work: String, _ goal: Goal, on fixture: Fixture, before: String, after: String) throws -> Contest {
    let (ours, theirs) = (fixture.path("ours.db"), fixture.path("theirs.db"))
    let file = try fixture.file(of: fixture.rows)
    var peer = fixture.shellCommand(theirs)
    peer.input = try script(on: fixture, before: before, after: after)
    return Contest(
      work: work, goal: goal,
      app: Contender(prepare: { fixture.remove(ours) }) { _ in fixture.appCommand(["books", "import", file], store: ours) },
      peer: Contender(prepare: { fixture.remove(theirs) }) { [peer] _ in peer },
      agree: { try agree(ours, theirs, on: fixture) })
  }

  /// One transaction with the settings and the journal of the app.
  private func script(on fixture: Fixture, before: String, after: String) throws -> String {
    let store = try fixture.store(of: fixture.rows)
    let computed = fixture.path("computed.csv")
    if !FileManager.default.fileExists(atPath: computed) {
      var dump = fixture.shellCommand(store, ["-csv"], "SELECT * FROM books")
      dump.output = computed
      _ = try dump.run()
    }
    let path = fixture.path(after.isEmpty ? "triggers.sql" : "at-once.sql")
    let script = """
      \(PeerSchema.settings)
      PRAGMA journal_mode=\(try fixture.ask(store, "PRAGMA journal_mode"));
      BEGIN;
      \(try PeerSchema.statements(of: store, fixture))
      \(before)
      .import --csv "\(computed)" books
      \(after)
      COMMIT;
      """
    try script.write(toFile: path, atomically: false, encoding: .utf8)
    return path
  }

  /// The same rows, by their checksums, and as many that are found.
  private func agree(_ ours: String, _ theirs: String, on fixture: Fixture) throws {
    let question = """
      SELECT count(*), total(checksum) FROM books;
      SELECT count(*) FROM books_search WHERE books_search MATCH '"the" *'
      """
    let answers = try (fixture.ask(ours, question), fixture.ask(theirs, question))
    guard answers.0 == answers.1 else { throw BenchmarkError("app has \(answers.0) and sqlite3 \(answers.1)") }
  }
}
