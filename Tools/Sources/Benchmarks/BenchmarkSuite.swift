import Foundation

/// All benchmarks, run as a command line asks.
public enum BenchmarkSuite {
  /// Prints one Markdown table, and returns 0 whatever the ratios; 1 when a command failed or app and peer disagree, 64 for a wrong word.
  public static func run(arguments: [String]) -> Int32 {
    do {
      let options = try BenchmarkOptions(parsing: arguments)
      let fixture = Fixture(app: options.app, folder: options.folder, rows: options.rows)
      var results: [BenchmarkResult] = []
      var isComplete = true
      for work in options.works {
        do {
          results += try work.benchmark.results(on: fixture, pairs: options.pairs ?? work.pairs)
        } catch {
          isComplete = false
          Note.write("\(work.rawValue) failed: \(error)")
        }
      }
      print(
        "\(Quantity.grouped(options.rows)) generated books; app and peer in turn; the ratio is the median of the pairs' ratios.\n"
      )
      print(MarkdownTable(results).text)
      return isComplete ? 0 : 1
    } catch {
      Note.write("\(error)")
      return 64
    }
  }
}
