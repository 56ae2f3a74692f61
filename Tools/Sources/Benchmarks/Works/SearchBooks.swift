/// `books search` for one word, ranked, the first 20.
struct SearchBooks: Benchmark {
  let name: String
  let word: String
  let goal: Goal

  func results(on fixture: Fixture, pairs: Int) throws -> [BenchmarkResult] {
    // FTS5 ranks alone, and only the rows that are shown are fetched: the fastest plain way to ask.
    let found = """
      (SELECT rowid AS found FROM books_search WHERE books_search MATCH '"\(word.lowercased())" *' \
      AND rank MATCH 'bm25(10.0, 4.0, 1.0)' ORDER BY rank LIMIT 20) JOIN books ON seq = found
      """
    let reading = BookReading(
      work: "search a \(name), first 20", goal: goal, store: try fixture.store(of: fixture.rows),
      arguments: ["search", word, "--limit", "20"], source: found)
    return [try reading.asTable(on: fixture).result(pairs: pairs)]
  }
}
