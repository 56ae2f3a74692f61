import Container

// A small program to wire: a list over a repository over a store, and a clock.
protocol BookRepository: Sendable {
  var origin: String { get }
}

final class Store: Sendable {}

struct Clock: Sendable {}

struct StoreBookRepository: BookRepository {
  let store: Store
  var origin: String { "store" }
}

struct MemoryBookRepository: BookRepository {
  var origin: String { "memory" }
}

final class BookList: Sendable {
  let books: any BookRepository
  let clock: Clock

  init(books: any BookRepository, clock: Clock) {
    self.books = books
    self.clock = clock
  }
}

let library = {
  var registry = Registry()
  registry.register(Clock.self, Clock.init)
  registry.register(Store.self, scope: .shared, Store.init)
  registry.register((any BookRepository).self, scope: .shared, StoreBookRepository.init(store:))
  registry.register(BookList.self, BookList.init(books:clock:))
  return registry
}()
