/// One line of the table.
struct BenchmarkResult {
  let work: String
  /// How many runs of each side; a result of one run has no median to speak of.
  var pairs = 1
  /// Seconds.
  var app: Double?
  /// Seconds.
  var peer: Double?
  var ratio: Double?
  /// Bytes that the app held at most.
  var peak: Int?
  var goal = Goal.none
}
