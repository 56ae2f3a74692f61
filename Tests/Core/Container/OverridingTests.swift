import Container
import Testing

struct OverridingTests {
  @Test func anOverrideTakesTheOthersPlaceInACopyOnly() throws {
    let copy = library.overriding((any BookRepository).self) { MemoryBookRepository() }
    #expect(try copy.build().resolve(BookList.self).books.origin == "memory")
    #expect(try library.build().resolve(BookList.self).books.origin == "store")
  }

  @Test func theLastOverrideCounts() throws {
    let copy = library.overriding(String.self) { "first" }.overriding(String.self) { "last" }
    #expect(try copy.build().resolve(String.self) == "last")
  }

  @Test func aContainerAlreadyBuiltKeepsWhatItHad() throws {
    var registry = library
    let container = try registry.build()
    registry = registry.overriding((any BookRepository).self) { MemoryBookRepository() }
    #expect(try container.resolve(BookList.self).books.origin == "store")
  }

  @Test(arguments: 0..<16) func copiesInParallelTestsAreIsolated(_ number: Int) throws {
    let container = try library.overriding(Int.self, scope: .shared) { number }.build()
    #expect(try container.resolve(Int.self) == number)
  }
}
