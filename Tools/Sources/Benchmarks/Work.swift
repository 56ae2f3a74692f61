/// The works that are measured, by the names `--only` takes, in the order of the table.
enum Work: String, CaseIterable {
  case list, csv, `import`, formats, rare, common, add, memory, container

  var benchmark: any Benchmark {
    switch self {
    case .list: ListThousandBooks()
    case .csv: ListAllAsCSV()
    case .import: ImportAllBooks()
    case .formats: ImportFormats()
    case .rare: SearchBooks(name: "rare word", word: "Zyzzyva", goal: Goal(ratio: 2.5))
    case .common: SearchBooks(name: "common word", word: "the", goal: Goal(ratio: 1))
    case .add: AddBook()
    case .memory: PeakMemory()
    case .container: ResolveViewModel()
    }
  }

  /// How many pairs make a median: many where one takes milliseconds and chance weighs much, few where it takes a minute.
  var pairs: Int {
    switch self {
    case .list, .rare, .add: 21
    case .import, .formats: 3
    case .csv, .common, .memory, .container: 7
    }
  }
}
