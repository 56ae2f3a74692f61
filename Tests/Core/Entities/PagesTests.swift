import Entities
import Synchronization
import Testing

@Suite struct PagesTests {
  /// Counts the pages that were fetched.
  private final class Source: Sendable {
    let fetched = Mutex(0)

    func pages(_ pages: [[Int]]) -> Pages<Int> {
      Pages {
        var rest = pages[...]
        return {
          guard let page = rest.popFirst() else { return nil }
          self.fetched.withLock { $0 += 1 }
          return page
        }
      }
    }
  }

  private struct Broken: Error {}

  @Test(arguments: [[[1, 2], [3]], [[], [1], [], [2, 3], []], [[]], []])
  func allIsEveryElementInOrder(_ pages: [[Int]]) async throws {
    let result = Source().pages(pages)
    #expect(try await result.all() == pages.flatMap { $0 })
    #expect(try await result.all() == pages.flatMap { $0 }, "every reading begins anew")
  }

  @Test func theFirstElementIsLookedForNoFurtherThanItsPage() async throws {
    let source = Source()
    #expect(try await source.pages([[], [1, 2], [3]]).first() == 1)
    #expect(source.fetched.withLock { $0 } == 2)
    #expect(try await source.pages([[], []]).first() == nil)
    #expect(try await source.pages([]).first() == nil)
  }

  @Test func nothingIsFetchedBeforeItIsAskedFor() async throws {
    let source = Source()
    let iterator = source.pages([[1], [2]]).makeAsyncIterator()
    #expect(source.fetched.withLock { $0 } == 0)
    #expect(try await iterator.next() == [1])
    #expect(source.fetched.withLock { $0 } == 1)
  }

  @Test func anErrorEndsTheReading() async {
    let pages = Pages<Int> { { throw Broken() } }
    await #expect(throws: Broken.self) { try await pages.all() }
    await #expect(throws: Broken.self) { try await pages.first() }
  }

  @Test func aSelectionIsEverythingUnlessToldOtherwise() {
    let all = Selection<Int, Int>(7)
    #expect(all.filter == 7)
    #expect(all.order == nil && !all.isReversed && all.limit == nil && all.offset == 0)
  }
}
