/// `books list` of 1,000 books: what a person waits for most often.
struct ListThousandBooks: Benchmark {
  func results(on fixture: Fixture, pairs: Int) throws -> [BenchmarkResult] {
    let reading = BookReading(
      work: "list 1,000 books", goal: Goal(ratio: 2.5), store: try fixture.store(of: 1000), arguments: ["list"], source: "books")
    return [try reading.asTable(on: fixture).result(pairs: pairs)]
  }
}
