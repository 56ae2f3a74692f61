/// `users list --format csv` of everybody in the order of names, beside the shell sorting by the same keys.
struct ListAllUsers: Benchmark {
  private static let query = """
    SELECT id, name, email_as_typed AS email, avatar_url AS avatarURL, \
    strftime('%Y-%m-%dT%H:%M:%SZ', created_at / 1000000000, 'unixepoch') AS createdAt FROM users ORDER BY name_key, email, id
    """

  func results(on fixture: Fixture, pairs: Int) throws -> [BenchmarkResult] {
    let store = try fixture.userStore(of: fixture.rows)
    let app = fixture.appCommand(["users", "list", "--format", "csv"], store: store)
    let peer = fixture.shellCommand(store, ["-csv", "-header", "-newline", "\n"], Self.query)
    let contest = Contest(
      work: "list all users by name as CSV", goal: Goal(ratio: 1.2, mebibytes: 64), app: Contender { _ in app },
      peer: Contender { _ in peer },
      agree: {
        var (ours, theirs) = (app, peer)
        (ours.output, theirs.output) = (fixture.path("ours.csv"), fixture.path("theirs.csv"))
        _ = try (ours.run(), theirs.run())
        guard try CSVContent(of: ours.output) == CSVContent(of: theirs.output) else {
          throw BenchmarkError("app and sqlite3 show different users")
        }
      })
    return [try contest.result(pairs: pairs)]
  }
}
