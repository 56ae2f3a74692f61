/// `books list --format csv` of everything, all columns.
struct ListAllAsCSV: Benchmark {
  func results(on fixture: Fixture, pairs: Int) throws -> [BenchmarkResult] {
    let reading = BookReading(
      work: "list all as CSV", goal: Goal(ratio: 1, mebibytes: 64), store: try fixture.store(of: fixture.rows),
      arguments: ["list"],
      source: "books")
    return [try reading.asCSV(on: fixture).result(pairs: pairs)]
  }
}
