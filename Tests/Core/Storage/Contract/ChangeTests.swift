import Entities
import Storage
import Testing
import Values

private typealias Columns = PlantRecord.Columns

/// Inserting, replacing and deleting, on every store.
@Suite struct ChangeTests {
  @Test(arguments: TestedStore.allCases)
  func whatWasInsertedComesBack(_ kind: TestedStore) async throws {
    let plant = Plant(1, "Fern", nickname: "", height: -3, sown: .max, code: "F", bed: 1, place: 2, remark: "shade")
    try await kind.withStore([plant, Plant(2)]) { store async throws in
      #expect(try await store.plants() == [plant, Plant(2)])
    }
  }

  @Test(arguments: TestedStore.allCases)
  func positionsGrow(_ kind: TestedStore) async throws {
    try await kind.withStore { store in
      let positions = try await store.transaction { transaction in
        [try await transaction.add(Plant(3)), try await transaction.add(Plant(1)), try await transaction.add(Plant(2))]
      }
      #expect(positions == positions.sorted())
      #expect(Set(positions).count == 3)
      #expect(positions.allSatisfy { $0 >= 0 })
      #expect(try await store.first(where: Table.id, is: .text(UUIDText.text(Plant(1).id)))?.position == positions[1])
      #expect(try await store.remove(3))
      let last = try await store.transaction { try await $0.add(Plant(4)) }
      #expect(last > positions[2])
    }
  }

  @Test(arguments: TestedStore.allCases)
  func aReplacedRowKeepsItsPlace(_ kind: TestedStore) async throws {
    try await kind.withStore([Plant(2, "b"), Plant(1, "a")]) { store async throws in
      #expect(try await store.replace(Plant(2, "c", code: "C")))
      #expect(try await store.plants() == [Plant(2, "c", code: "C"), Plant(1, "a")])
      #expect(try await store.replace(Plant(2, "d")))
      #expect(try await store.plants() == [Plant(2, "d"), Plant(1, "a")], "what is missing now is gone")
    }
  }

  @Test(arguments: TestedStore.allCases)
  func changingWhatIsAbsentChangesNothing(_ kind: TestedStore) async throws {
    try await kind.withStore([Plant(1)]) { store async throws in
      #expect(try await !store.replace(Plant(2, "new")))
      #expect(try await !store.remove(2))
      #expect(try await store.plants() == [Plant(1)])
      #expect(try await store.remove(1))
      #expect(try await !store.remove(1))
      #expect(try await store.plants() == [])
    }
  }

  struct Taken: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let new: Plant
    let column: String

    init(_ name: String, _ new: Plant, column: String) {
      testDescription = name
      self.new = new
      self.column = column
    }
  }

  private static let stored = [
    Plant(1, "a", code: "A", bed: 1, place: 1), Plant(2, "b", code: "B", bed: 2, place: 1), Plant(3, "c"),
  ]

  static let takenByInsertion = [
    Taken("id", Plant(1, "x"), column: "id"),
    Taken("code", Plant(9, "x", code: "B"), column: "code"),
    Taken("bed and place", Plant(9, "x", bed: 2, place: 1), column: "bed"),
    Taken("code, in a bed that others stand in too", Plant(9, "x", code: "A", bed: 1, place: 9), column: "code"),
  ]

  @Test(arguments: TestedStore.allCases, takenByInsertion)
  func aTakenValueIsRefusedByNameAndTheTransactionGoesOn(_ kind: TestedStore, _ taken: Taken) async throws {
    try await kind.withStore(Self.stored) { store in
      try await store.transaction { transaction in
        try await transaction.add(Plant(7, "before"))
        await #expect { try await transaction.add(taken.new) } throws: {
          ($0 as? StoreError)?.reason == .taken(column: taken.column)
        }
        try await transaction.add(Plant(8, "after"))
      }
      #expect(try await store.plants() == Self.stored + [Plant(7, "before"), Plant(8, "after")])
      #expect(try await store.numbers(Query(search: SearchText("x"))) == [])
    }
  }

  static let takenByReplacing = [
    Taken("code", Plant(1, "x", code: "B"), column: "code"),
    Taken("bed and place", Plant(1, "x", bed: 2, place: 1), column: "bed"),
    Taken("code, in a bed that others stand in too", Plant(3, "x", code: "A", bed: 1, place: 9), column: "code"),
  ]

  @Test(arguments: TestedStore.allCases, takenByReplacing)
  func replacingByATakenValueIsRefusedByName(_ kind: TestedStore, _ taken: Taken) async throws {
    try await kind.withStore(Self.stored) { store in
      try await store.transaction { transaction async throws in
        await #expect { try await transaction.replace(taken.new) } throws: {
          ($0 as? StoreError)?.reason == .taken(column: taken.column)
        }
        #expect(try await transaction.replace(Plant(3, "after")))
      }
      #expect(try await store.plants() == Self.stored.prefix(2) + [Plant(3, "after")])
      #expect(try await store.numbers(Query(search: SearchText("x"))) == [])
      #expect(try await store.numbers(Query(search: SearchText("after"))) == [3])
    }
  }

  @Test(arguments: TestedStore.allCases)
  func ownValuesAndMissingOnesAreNotTaken(_ kind: TestedStore) async throws {
    try await kind.withStore(Self.stored) { store in
      #expect(try await store.replace(Plant(1, "new", code: "A", bed: 1, place: 1)))
      try await store.add([Plant(4, bed: 1), Plant(5, bed: 1), Plant(6), Plant(7, code: "")])
      #expect(try await store.count() == 7)
      #expect(try await store.remove(1))
      try await store.add([Plant(8, code: "A", bed: 1, place: 1)])
      #expect(try await store.first(where: Columns.code, is: .text("A"))?.item.id.plant == 8)
    }
  }

  @Test(arguments: TestedStore.allCases)
  func theFirstIsTheOneInsertedFirst(_ kind: TestedStore) async throws {
    try await kind.withStore([Plant(3, "twin", height: 1), Plant(1, "twin", height: 2), Plant(2, "other", height: 1)]) {
      store async throws in
      #expect(try await store.first(where: Columns.name, is: .text("twin"))?.item.id.plant == 3)
      #expect(try await store.first(where: Columns.height, is: .integer(2))?.item.id.plant == 1)
      #expect(try await store.first(where: Columns.height, is: .integer(3)) == nil)
      #expect(try await store.first(where: Columns.sown, is: .null) == nil, "a missing value is equal to nothing")
      #expect(try await store.replace(Plant(3, "twin again")))
      #expect(try await store.first(where: Columns.name, is: .text("twin"))?.item.id.plant == 1)
    }
  }
}
