/// The app and its peer at the same work.
struct Contest {
  let work: String
  let goal: Goal
  let app: Contender
  let peer: Contender
  /// Throws when the two have not come to the same; asked after the first run of both.
  let agree: () throws -> Void

  /// Both in turn, so that whatever else the machine does meets both; a first run of each only warms the caches.
  func result(pairs: Int) throws -> BenchmarkResult {
    _ = try app.run(0)
    _ = try peer.run(0)
    try agree()
    var apps: [Usage] = []
    var peers: [Usage] = []
    for run in 1...pairs {
      apps.append(try app.run(run))
      peers.append(try peer.run(run))
    }
    Note.write("\(work): app \(Usage.summary(apps)); peer \(Usage.summary(peers)); \(pairs) pairs")
    return BenchmarkResult(
      work: work, pairs: pairs, app: Statistics.median(apps.map(\.wall)), peer: Statistics.median(peers.map(\.wall)),
      ratio: Statistics.median(zip(apps, peers).map { $0.wall / $1.wall }), peak: apps.map(\.peak).max(), goal: goal)
  }
}
