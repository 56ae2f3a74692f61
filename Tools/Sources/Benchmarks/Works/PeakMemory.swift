/// How much memory commands over all rows hold; those of import and of the list as CSV stand with their times.
struct PeakMemory: Benchmark {
  func results(on fixture: Fixture, pairs: Int) throws -> [BenchmarkResult] {
    let store = try fixture.store(of: fixture.rows)
    let works = [
      ("list all as a table", ["list"]), ("list all as JSON", ["list", "--json"]),
      ("export all as CSV", ["export", "--to", "csv", "-o", fixture.path("export.csv")]),
      ("export all as JSON", ["export", "--to", "json", "-o", fixture.path("export.json")]),
    ]
    return try works.map { work, arguments in
      let usage = try fixture.appCommand(["books"] + arguments, store: store).run()
      Note.write("\(work): app \(Usage.summary([usage])), once")
      return BenchmarkResult(work: work, app: usage.wall, peak: usage.peak, goal: Goal(mebibytes: 64))
    }
  }
}
