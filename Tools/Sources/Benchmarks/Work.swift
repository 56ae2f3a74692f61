/// The works that are measured, by the names `--only` takes, in the order of the table.
enum Work: String, CaseIterable {
  case list, csv, `import`, formats, rare, common, add, memory, container
  case products, category, users, login, outfits, serve, remote

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
    case .products: ImportProducts()
    case .category: ListCategoryAsCSV()
    case .users: ListAllUsers()
    case .login: SignIn()
    case .outfits: RecommendOutfits()
    case .serve: ServeBooks()
    case .remote: ListRemoteBooks()
    }
  }

  /// How many pairs make a median: many where one takes milliseconds and chance weighs much, few where it takes a minute.
  var pairs: Int {
    switch self {
    case .list, .rare, .add, .login, .remote: 21
    case .import, .formats, .products, .serve: 3
    case .csv, .common, .memory, .container, .category, .users: 7
    case .outfits: 1
    }
  }
}
