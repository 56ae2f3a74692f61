import BooksDomain
import BooksPresentation
import Entities
import Foundation
import Testing
import Values
import Views

@MainActor @Suite struct BookListViewModelTests {
  private let byTitle = Selection<BookFilter, BookOrder>(BookFilter(), order: .title)

  @Test func `a window takes more books until there are no more`() async {
    let model = BookListViewModel.on(FakeLibrary((0..<120).map { .sample($0, "Book \($0)") }))
    var sizes: [Int] = []
    await model.load()
    for _ in 0..<4 {
      sizes.append(model.books.count)
      #expect(model.hasMore == (model.books.count < 120))
      await model.loadMore()
    }
    #expect(sizes == [50, 100, 120, 120])
    await model.load()
    #expect(model.books.count == 50)
  }

  @Test(arguments: [(0, 0, false), (10, 10, false), (50, 50, false), (60, 50, true)])
  func `a limit is never exceeded`(limit: Int, size: Int, hasMore: Bool) async {
    let model = BookListViewModel.on(FakeLibrary((0..<120).map { .sample($0, "Book \($0)") }))
    await model.load(Selection(BookFilter(), limit: limit))
    #expect(model.books.count == size)
    #expect(model.hasMore == hasMore)
    await model.loadMore()
    #expect(model.books.count == limit)
  }

  @Test func `what is added, changed or deleted stands where it belongs`() async throws {
    let library = FakeLibrary([.sample(1, "Dune"), .sample(2, "Emma")])
    let model = BookListViewModel.on(library)
    await model.load(byTitle)
    let added = try await model.add(.sample(3, " A Wizard of Earthsea "))
    #expect(added.title == "A Wizard of Earthsea")
    #expect(model.books.map(\.title) == ["Dune", "Emma", "A Wizard of Earthsea"])
    let changed = try await model.update(added.id) { $0.title = "Beloved" }
    #expect(model.books.map(\.title) == ["Beloved", "Dune", "Emma"])
    #expect(model.books.first == changed)
    #expect(try await model.delete(changed.id))
    #expect(model.books.map(\.title) == ["Dune", "Emma"])
    #expect(try await !model.delete(changed.id))
    #expect(model.books == library.books)
  }

  @Test func `a deleted book makes room for the next`() async throws {
    let library = FakeLibrary((0..<51).map { .sample($0, "Book \($0)") })
    let model = BookListViewModel.on(library)
    await model.load()
    #expect(try await model.delete(library.books[0].id))
    #expect(model.books == library.books)
    #expect(!model.hasMore)
  }

  @Test func `a change before anything was loaded loads nothing`() async throws {
    let model = BookListViewModel.on(FakeLibrary([.sample(1, "Dune")]))
    _ = try await model.add(.sample(2, "Emma"))
    #expect(model.books.isEmpty)
    #expect(!model.isLoading)
  }

  @Test func `a refused change is told, and the list stays as it was`() async throws {
    let library = FakeLibrary([.sample(1, "Dune")])
    let model = BookListViewModel.on(library)
    await model.load()
    await #expect(throws: BookError.titleMissing) { try await model.add(Book(title: "", author: "x")) }
    #expect(model.error == Message("A book needs a title.", kind: .failure(.invalidValue)))
    #expect(model.books == library.books)
    let missing = UUID()
    await #expect(throws: BookError.gone(missing)) { try await model.update(missing) { _ in } }
    #expect(model.error?.kind == .failure(.notFound))
    _ = try await model.update(library.books[0].id) { $0.title = "Dune Messiah" }
    #expect(model.error == nil)
  }

  @Test func `a list that cannot be read is told until it can be`() async throws {
    let library = FakeLibrary([.sample(1, "Dune")])
    let model = BookListViewModel.on(library)
    library.fail(with: ValueError("The store is locked."))
    await model.load()
    #expect(model.error == Message("The store is locked.", kind: .failure(.invalidValue)))
    await #expect(throws: ShownFailure.self) { try await RecordedScreen().screen.show(model.view) }
    library.fail(with: RepositoryError.taken(property: "id"))
    await model.load()
    #expect(model.error == Message("What is stored could not be used.", kind: .failure(.inputOutput)))
    library.fail(with: nil)
    await model.load()
    #expect(model.error == nil)
    #expect(model.books.count == 1)
  }

  @Test func `while books are read the list is loading`() async throws {
    let (library, gate) = (FakeLibrary([.sample(1, "Dune")]), Gate())
    library.beforeReading { _ in await gate.wait() }
    let model = BookListViewModel.on(library)
    async let loaded: Void = model.load()
    while !model.isLoading { await Task.yield() }
    let shown = RecordedScreen()
    _ = try await shown.screen.show(model.view)
    #expect(shown.errors == "Books: loading.\n")
    await gate.open()
    await loaded
    #expect(!model.isLoading)
    #expect(model.books.count == 1)
  }

  @Test func `a slow list never takes the place of a later one`() async {
    let (library, gate) = (FakeLibrary([.sample(1, "Dune"), .sample(2, "Emma")]), Gate())
    library.beforeReading { filter in if filter.title == "Dune" { await gate.wait() } }
    let model = BookListViewModel.on(library)
    async let slow: Void = model.load(Selection(BookFilter(title: "Dune")))
    while !model.isLoading { await Task.yield() }
    await model.load(Selection(BookFilter(title: "Emma")))
    #expect(model.books.map(\.title) == ["Emma"])
    #expect(!model.isLoading)
    await gate.open()
    await slow
    #expect(model.books.map(\.title) == ["Emma"])
    #expect(!model.isLoading)
  }

  @Test(arguments: ["0102030405060708090a0b0c0d0e0f01", "9780060853983", "0060853980"])
  func `a book is found by what people call it`(reference: String) async throws {
    let full = try Book.full()
    #expect(try await BookListViewModel.on(FakeLibrary([full])).find(reference) == full)
  }
}
