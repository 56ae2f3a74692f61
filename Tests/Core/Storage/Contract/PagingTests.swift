import Entities
import Storage
import Testing
import Values

private typealias Columns = PlantRecord.Columns

/// Results longer than a page, and stores that change while one is read; on every store.
@Suite struct PagingTests {
  private static let size = 1720

  /// Their heights run against the order of insertion.
  private static func plants() -> [Plant] {
    (1...size).map { Plant($0, "plant \($0)", height: size - $0, sown: $0 % 3 == 0 ? nil : $0 % 7) }
  }

  static let queries = [
    Query(), Query(isNewestFirst: true), Query(order: [.init(Columns.height)]), Query(search: SearchText("plant")),
    Query(where: [.compare(Columns.height, .greaterOrEqual, .integer(0))], order: [.init(Columns.sown), .init(Columns.name)]),
  ]

  @Test(arguments: TestedStore.allCases, queries)
  func everyRowComesOnce(_ kind: TestedStore, _ query: Query) async throws {
    try await kind.withStore(Self.plants()) { store in
      let numbers = try await store.numbers(query)
      #expect(numbers.count == Self.size)
      #expect(Set(numbers) == Set(1...Self.size))
      #expect(try await store.count(query) == Self.size)
    }
  }

  @Test(arguments: TestedStore.allCases, [1, 499, 500, 501, 1000, 1001, size, size + 1])
  func aLimitEndsWithinAnyPage(_ kind: TestedStore, _ limit: Int) async throws {
    try await kind.withStore(Self.plants()) { store async throws in
      #expect(try await store.numbers(Query(limit: limit)) == Array((1...Self.size).prefix(limit)))
      let ordered = Query(order: [.init(Columns.height)], limit: limit, offset: 3)
      #expect(try await store.numbers(ordered) == Array((1...Self.size).reversed().dropFirst(3).prefix(limit)))
    }
  }

  @Test(arguments: TestedStore.allCases, queries)
  func rowsThatComeAndGoMeanwhileNeverRepeat(_ kind: TestedStore, _ query: Query) async throws {
    try await kind.withStore(Self.plants()) { store in
      var seen: [Int] = []
      var next = Self.size
      for try await page in store.pages(of: PlantRecord.self, query) {
        seen += page.map(\.id.plant)
        let gone = seen.suffix(1) + [100, 900, 1700]
        next += 1
        let new = next
        try await store.transaction { transaction in
          for number in gone { _ = try await transaction.remove(number) }
          try await transaction.add(Plant(new, "plant \(new)", height: -new))
        }
      }
      #expect(seen.count == Set(seen).count)
      #expect(Set(1...Self.size).subtracting(seen).isSubset(of: [100, 900, 1700]), "only what was deleted may be left out")
    }
  }

  @Test(arguments: TestedStore.allCases, queries)
  func aStoreEmptiedMeanwhileEndsTheResult(_ kind: TestedStore, _ query: Query) async throws {
    try await kind.withStore(Self.plants()) { store in
      let iterator = store.pages(of: PlantRecord.self, query).makeAsyncIterator()
      _ = try await iterator.next()
      try await store.transaction { transaction in
        for number in 1...Self.size { _ = try await transaction.remove(number) }
      }
      var pages = 0
      while try await iterator.next() != nil, pages < 10 { pages += 1 }
      #expect(pages < 10)
      #expect(try await iterator.next() == nil, "the end stays the end")
    }
  }

  @Test(arguments: TestedStore.allCases)
  func everyIterationBeginsAnew(_ kind: TestedStore) async throws {
    try await kind.withStore([Plant(1)]) { store in
      let pages = store.pages(of: PlantRecord.self, Query())
      #expect(try await pages.all().count == 1)
      try await store.add([Plant(2)])
      #expect(try await pages.all().count == 2)
      #expect(try await pages.first()?.id.plant == 1)
    }
  }
}
