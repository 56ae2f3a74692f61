/// Something measured; its results are lines of the table.
protocol Benchmark {
  func results(on fixture: Fixture, pairs: Int) throws -> [BenchmarkResult]
}
