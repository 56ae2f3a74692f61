import Container
import Dispatch
import Foundation
import Synchronization
import Testing

struct ResolvingTests {
  @Test func dependenciesAreHandedToTheFactory() throws {
    let container = try library.build()
    #expect(try container.resolve(BookList.self).books.origin == "store")
  }

  @Test func sharedIsMadeOnceAndTransientEachTime() throws {
    let container = try library.build()
    #expect(try container.resolve(Store.self) === container.resolve(Store.self))
    #expect(try container.resolve(BookList.self) !== container.resolve(BookList.self))
  }

  @Test func aSharedValueIsTheSameInsideWhateverNeedsIt() throws {
    let container = try library.build()
    let repository = try #require(try container.resolve((any BookRepository).self) as? StoreBookRepository)
    #expect(try repository.store === container.resolve(Store.self))
  }

  @Test func containersOfOneRegistryShareNothing() throws {
    #expect(try library.build().resolve(Store.self) !== library.build().resolve(Store.self))
  }

  @Test func aClosureMayBeAFactory() throws {
    var registry = library
    registry.register(String.self) { (books: any BookRepository, _: Clock) in "books of the \(books.origin)" }
    #expect(try registry.build().resolve(String.self) == "books of the store")
  }

  @Test func noFactoryRunsWhileBuilding() throws {
    let runs = Atomic(0)
    var registry = Registry()
    registry.register(Int.self, scope: .shared) { runs.add(1, ordering: .relaxed).newValue }
    let container = try registry.build()
    #expect(runs.load(ordering: .relaxed) == 0)
    #expect(try container.resolve(Int.self) == 1)
  }

  @Test func sixteenThreadsMakeASharedValueOnce() throws {
    let threads = 16
    let runs = Atomic(0)
    let arrived = Atomic(0)
    var registry = Registry()
    registry.register(Store.self, scope: .shared) {
      runs.add(1, ordering: .relaxed)
      // Nobody is let through before all have asked.
      while arrived.load(ordering: .acquiring) < threads { Thread.sleep(forTimeInterval: 0) }
      return Store()
    }
    let container = try registry.build()
    let seen = Mutex<Set<ObjectIdentifier>>([])
    let finished = DispatchSemaphore(value: 0)
    for _ in 0..<threads {
      Thread.detachNewThread {
        arrived.add(1, ordering: .acquiringAndReleasing)
        if let store = try? container.resolve(Store.self) { seen.withLock { _ = $0.insert(ObjectIdentifier(store)) } }
        finished.signal()
      }
    }
    for _ in 0..<threads { finished.wait() }
    #expect(seen.withLock(\.count) == 1)
    #expect(runs.load(ordering: .relaxed) == 1)
  }

  @Test func aSharedFactoryThatThrewIsTriedAgainAndThenKept() throws {
    struct Unreachable: Error {}
    let runs = Atomic(0)
    var registry = Registry()
    registry.register(Int.self, scope: .shared) {
      let run = runs.add(1, ordering: .relaxed).newValue
      guard run > 1 else { throw Unreachable() }
      return run
    }
    let container = try registry.build()
    #expect(throws: Unreachable.self) { try container.resolve(Int.self) }
    #expect(try container.resolve(Int.self) == 2)
    #expect(try container.resolve(Int.self) == 2)
  }

  @Test func oneSharedFactoryMayResolveAnotherWhileItRuns() throws {
    var registry = Registry()
    registry.register(Int.self, scope: .shared) { 20 }
    let numbers = try registry.build()
    registry.register(String.self, scope: .shared) { "\(try numbers.resolve(Int.self))" }
    #expect(try registry.build().resolve(String.self) == "20")
  }
}
