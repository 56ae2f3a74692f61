import GeneratedBooks

/// `products import` of its own CSV and of what Shopify exports, beside the app importing as many books.
struct ImportProducts: Benchmark {
  func results(on fixture: Fixture, pairs: Int) throws -> [BenchmarkResult] {
    let count = min(fixture.rows, 200_000)
    let goals: [GeneratedProducts: Goal] = [.products: Goal(ratio: 1.2, mebibytes: 64), .shopify: Goal(mebibytes: 64)]
    return try GeneratedProducts.allCases.map { format in
      try contest(format, count, goals[format] ?? .none, on: fixture).result(pairs: pairs)
    }
  }

  private func contest(_ format: GeneratedProducts, _ count: Int, _ goal: Goal, on fixture: Fixture) throws -> Contest {
    let (ours, theirs) = (fixture.path("products.db"), fixture.path("books.db"))
    let (file, books) = try (fixture.products(of: count, as: format), fixture.file(of: count))
    return Contest(
      work: "import \(Quantity.grouped(count)) of \(format.rawValue), peer is the app with books", goal: goal,
      app: Contender(prepare: { fixture.remove(ours) }) { _ in
        fixture.appCommand(["products", "import", file, "--currency", "USD"], store: ours)
      },
      peer: Contender(prepare: { fixture.remove(theirs) }) { _ in fixture.appCommand(["books", "import", books], store: theirs) },
      agree: {
        let counts = try (fixture.ask(ours, "SELECT count(*) FROM products"), fixture.ask(theirs, "SELECT count(*) FROM books"))
        guard counts.0 == counts.1 else { throw BenchmarkError("there are \(counts.0) products and \(counts.1) books") }
      })
  }
}
