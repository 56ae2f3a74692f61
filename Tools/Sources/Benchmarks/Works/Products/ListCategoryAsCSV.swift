/// `products list --category food --format csv`, beside the shell's query of the same rows in the same order.
struct ListCategoryAsCSV: Benchmark {
  /// Generated prices are of currencies with two decimals, generated GTINs have thirteen digits.
  private static let query = """
    SELECT id, name, description, printf('%d.%02d', price / 100, price % 100) AS price, currency, category, image_url AS imageURL, \
    gtin, sku FROM products WHERE category = 'food' ORDER BY name_key, id
    """

  func results(on fixture: Fixture, pairs: Int) throws -> [BenchmarkResult] {
    let store = try fixture.productStore(of: fixture.rows)
    let app = fixture.appCommand(["products", "list", "--category", "food", "--format", "csv"], store: store)
    let peer = fixture.shellCommand(store, ["-csv", "-header", "-newline", "\n"], Self.query)
    let contest = Contest(
      work: "list the food among all products as CSV", goal: Goal(ratio: 1, mebibytes: 64), app: Contender { _ in app },
      peer: Contender { _ in peer }, agree: { try agree(app, peer, on: fixture) })
    return [try contest.result(pairs: pairs)]
  }

  private func agree(_ app: Command, _ peer: Command, on fixture: Fixture) throws {
    var (ours, theirs) = (app, peer)
    ours.output = fixture.path("ours.csv")
    theirs.output = fixture.path("theirs.csv")
    _ = try (ours.run(), theirs.run())
    let contents = try (CSVContent(of: ours.output), CSVContent(of: theirs.output))
    guard contents.0 == contents.1 else {
      throw BenchmarkError("app shows \(contents.0.rows) lines and sqlite3 \(contents.1.rows), or they differ")
    }
  }
}
