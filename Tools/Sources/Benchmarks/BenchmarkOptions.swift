/// What to measure, on how much, how often.
struct BenchmarkOptions: Equatable {
  var app = ""
  /// Where data is made; whoever starts the benchmarks removes it.
  var folder = ""
  var rows = 1_000_000
  /// nil is what each work takes by itself.
  var pairs: Int?
  var works = Work.allCases

  private static let usage =
    "usage: Tools/bench [--rows N] [--pairs N] [--only NAME…]; names: " + Work.allCases.map(\.rawValue).joined(separator: " ")

  init(parsing arguments: [String]) throws(BenchmarkError) {
    var words = arguments[...]
    while let option = words.popFirst() {
      switch option {
      case "--app": app = try Self.value(of: option, &words)
      case "--folder": folder = try Self.value(of: option, &words)
      case "--rows": rows = try Self.number(of: option, &words)
      case "--pairs": pairs = try Self.number(of: option, &words)
      case "--only": works = try Self.works(&words)
      default: throw BenchmarkError("unknown word '\(option)'; \(Self.usage)")
      }
    }
    if app.isEmpty || folder.isEmpty { throw BenchmarkError("--app and --folder are needed; Tools/bench gives them") }
  }

  private static func value(of option: String, _ words: inout ArraySlice<String>) throws(BenchmarkError) -> String {
    guard let word = words.popFirst() else { throw BenchmarkError("'\(option)' needs a value; \(usage)") }
    return word
  }

  private static func number(of option: String, _ words: inout ArraySlice<String>) throws(BenchmarkError) -> Int {
    let word = try value(of: option, &words)
    guard let number = Int(word), (1...100_000_000).contains(number) else {
      throw BenchmarkError("'\(word)' is no number from 1 on; \(usage)")
    }
    return number
  }

  /// The names up to the next option, in the order of the table.
  private static func works(_ words: inout ArraySlice<String>) throws(BenchmarkError) -> [Work] {
    var wanted = Set<Work>()
    while let word = words.first, !word.hasPrefix("--") {
      words.removeFirst()
      guard let work = Work(rawValue: word) else { throw BenchmarkError("no work is called '\(word)'; \(usage)") }
      wanted.insert(work)
    }
    if wanted.isEmpty { throw BenchmarkError("'--only' needs a name; \(usage)") }
    return Work.allCases.filter(wanted.contains)
  }
}
