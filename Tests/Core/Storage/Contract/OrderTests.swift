import Storage
import Testing

private typealias Columns = PlantRecord.Columns

/// Order, limit and offset, on every store.
@Suite struct OrderTests {
  /// Inserted in another order than that of their ids.
  private static let plants = [
    Plant(5, "e", height: 2, sown: 7), Plant(3, "c", height: 1), Plant(4, "d", height: 2, sown: -7), Plant(1, "a", height: 1),
    Plant(2, "B", height: 2, sown: 7),
  ]

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let query: Query
    let finds: [Int]

    init(_ name: String, _ query: Query, finds: [Int]) {
      testDescription = name
      self.query = query
      self.finds = finds
    }
  }

  static let cases = [
    Case("no order is that of insertion", Query(), finds: [5, 3, 4, 1, 2]),
    Case("newest first", Query(isNewestFirst: true), finds: [2, 1, 4, 3, 5]),
    Case("ascending, equals by id", Query(order: [.init(Columns.height)]), finds: [1, 3, 2, 4, 5]),
    Case("descending, equals by id", Query(order: [.init(Columns.height, isDescending: true)]), finds: [2, 4, 5, 1, 3]),
    Case("ascending, missing last", Query(order: [.init(Columns.sown)]), finds: [4, 2, 5, 1, 3]),
    Case("descending, missing last", Query(order: [.init(Columns.sown, isDescending: true)]), finds: [2, 5, 4, 1, 3]),
    Case("ascending, missing first", Query(order: [.init(Columns.sown, missingFirst: true)]), finds: [1, 3, 4, 2, 5]),
    Case(
      "descending, missing first", Query(order: [.init(Columns.sown, isDescending: true, missingFirst: true)]),
      finds: [1, 3, 2, 5, 4]),
    Case("text by bytes", Query(order: [.init(Columns.name)]), finds: [2, 1, 3, 4, 5]),
    Case(
      "two terms", Query(order: [.init(Columns.height, isDescending: true), .init(Columns.name, isDescending: true)]),
      finds: [5, 4, 2, 3, 1]),
    Case("an order has its own directions", Query(order: [.init(Columns.name)], isNewestFirst: true), finds: [2, 1, 3, 4, 5]),
    Case("limit", Query(limit: 2), finds: [5, 3]),
    Case("limit none", Query(limit: 0), finds: []),
    Case("limit more than there is", Query(limit: .max), finds: [5, 3, 4, 1, 2]),
    Case("offset", Query(offset: 3), finds: [1, 2]),
    Case("offset beyond the end", Query(offset: 5), finds: []),
    Case("offset as large as can be", Query(limit: .max, offset: .max), finds: []),
    Case("limit and offset", Query(limit: 2, offset: 1), finds: [3, 4]),
    Case("newest first, limit and offset", Query(limit: 2, offset: 1, isNewestFirst: true), finds: [1, 4]),
    Case("order, limit and offset", Query(order: [.init(Columns.name)], limit: 2, offset: 1), finds: [1, 3]),
    Case("order, offset as large as can be", Query(order: [.init(Columns.name)], limit: .max, offset: .max), finds: []),
    Case("order, limit none", Query(order: [.init(Columns.name)], limit: 0), finds: []),
    Case("a negative limit is none", Query(limit: -1), finds: []),
    Case("a negative limit is none, with an order", Query(order: [.init(Columns.name)], limit: -1), finds: []),
    Case("a negative offset is none", Query(offset: -1), finds: [5, 3, 4, 1, 2]),
    Case("a negative offset is none, with an order", Query(order: [.init(Columns.name)], offset: .min), finds: [2, 1, 3, 4, 5]),
    Case(
      "conditions, order, limit and offset",
      Query(where: [.equal(Columns.height, .integer(2))], order: [.init(Columns.name)], limit: 1, offset: 1), finds: [4]),
  ]

  @Test(arguments: TestedStore.allCases, cases)
  func rowsComeInOrder(_ kind: TestedStore, _ wanted: Case) async throws {
    try await kind.withStore(Self.plants) { store async throws in
      #expect(try await store.numbers(wanted.query) == wanted.finds)
    }
  }

  @Test(arguments: TestedStore.allCases)
  func aCountKnowsNoLimitAndNoOffset(_ kind: TestedStore) async throws {
    try await kind.withStore(Self.plants) { store async throws in
      #expect(try await store.count(Query(where: [.equal(Columns.height, .integer(2))], limit: 1, offset: 2)) == 3)
    }
  }
}
