import Benchmarks
import Foundation

/// `bench --app PATH --folder PATH [--rows N] [--pairs N] [--only NAME…]`: measures the app beside `sqlite3`; started by `Tools/bench`.
@main
struct Bench {
  static func main() {
    exit(BenchmarkSuite.run(arguments: Array(CommandLine.arguments.dropFirst())))
  }
}
