import Container

/// Making a view model through four registrations, beside the four initialisers themselves.
struct ResolveViewModel: Benchmark {
  /// At least so many.
  private static let rounds = 25
  private static let repetitions = 20_000

  func results(on fixture: Fixture, pairs: Int) throws -> [BenchmarkResult] {
    let container = try Self.registry.build(roots: [Key(ShelfViewModel.self)])
    var apps: [Double] = []
    var peers: [Double] = []
    let rounds = max(pairs, Self.rounds)
    for _ in 0..<rounds {
      apps.append(try Self.seconds { try container.resolve(ShelfViewModel.self) })
      peers.append(
        Self.seconds { ShelfViewModel(countBooks: CountBooks(repository: StoreShelfRepository(store: ShelfStore()))) })
    }
    // The fastest round is the one that nothing else disturbed.
    guard let app = apps.min(), let peer = peers.min() else { return [] }
    return [
      BenchmarkResult(
        work: "resolve a view model (peer: initialisers)", pairs: rounds, app: app, peer: peer, ratio: app / peer,
        goal: Goal(ratio: 3))
    ]
  }

  private static var registry: Registry {
    var registry = Registry()
    registry.register(ShelfStore.self, ShelfStore.init)
    registry.register((any ShelfRepository).self, StoreShelfRepository.init(store:))
    registry.register(CountBooks.self, CountBooks.init(repository:))
    registry.register(ShelfViewModel.self, ShelfViewModel.init(countBooks:))
    return registry
  }

  /// The time of one.
  private static func seconds(_ make: () throws -> ShelfViewModel) rethrows -> Double {
    // What is made is kept until the next, so that no compiler leaves it out.
    let kept = Kept()
    let start = ContinuousClock.now
    for _ in 0..<repetitions { kept.viewModel = try make() }
    return (ContinuousClock.now - start) / .seconds(1) / Double(repetitions)
  }

  private final class Kept {
    var viewModel: ShelfViewModel?
  }
}

private final class ShelfStore: Sendable {}

private protocol ShelfRepository: Sendable {
  var store: ShelfStore { get }
}

private struct StoreShelfRepository: ShelfRepository {
  let store: ShelfStore
}

private struct CountBooks: Sendable {
  let repository: any ShelfRepository
}

private final class ShelfViewModel: Sendable {
  let countBooks: CountBooks

  init(countBooks: CountBooks) {
    self.countBooks = countBooks
  }
}
