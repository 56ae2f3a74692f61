import GeneratedBooks

/// `books import` of what other programs export, beside the app's own CSV of the same books.
struct ImportFormats: Benchmark {
  func results(on fixture: Fixture, pairs: Int) throws -> [BenchmarkResult] {
    let count = min(fixture.rows, 100_000)
    return try BookFormat.allCases.filter { $0 != .books }.map { try contest($0, count, on: fixture).result(pairs: pairs) }
  }

  private func contest(_ format: BookFormat, _ count: Int, on fixture: Fixture) throws -> Contest {
    let (theirs, own) = (fixture.path("\(format.rawValue).db"), fixture.path("own.db"))
    let (file, csv) = try (fixture.file(of: count, as: format), fixture.file(of: count))
    return Contest(
      work: "import \(Quantity.grouped(count)) of \(format.rawValue), peer is the app with CSV",
      goal: Goal(ratio: 3, mebibytes: 64),
      app: Contender(prepare: { fixture.remove(theirs) }) { _ in fixture.appCommand(["books", "import", file], store: theirs) },
      peer: Contender(prepare: { fixture.remove(own) }) { _ in fixture.appCommand(["books", "import", csv], store: own) },
      agree: {
        let question = "SELECT count(*) FROM books"
        let counts = try (fixture.ask(theirs, question), fixture.ask(own, question))
        guard counts.0 == counts.1 else {
          throw BenchmarkError("\(format.rawValue) brings \(counts.0) books and CSV \(counts.1)")
        }
      })
  }
}
