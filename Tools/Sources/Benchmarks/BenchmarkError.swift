/// Why nothing could be measured: a wrong word, a command that failed, or two results that differ.
struct BenchmarkError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
