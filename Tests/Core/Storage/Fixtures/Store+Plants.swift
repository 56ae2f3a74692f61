import Entities
import Foundation
import Storage

extension StoreReader {
  func plants(_ query: Query = Query()) async throws -> [Plant] {
    try await pages(of: PlantRecord.self, query).all()
  }

  /// The numbers of the plants a query finds, in its order.
  func numbers(_ query: Query = Query()) async throws -> [Int] {
    try await plants(query).map(\.id.plant)
  }

  func numbers(where condition: Condition) async throws -> [Int] {
    try await numbers(Query(where: [condition]))
  }

  func count(_ query: Query = Query()) async throws -> Int {
    try await count(of: PlantRecord.self, query)
  }

  func first(where column: TableColumn, is value: StoredValue) async throws -> Stored<Plant>? {
    try await first(of: PlantRecord.self, where: column, is: value)
  }
}

extension Store {
  func add(_ plants: [Plant]) async throws {
    try await transaction { transaction in
      for plant in plants { try await transaction.add(plant) }
    }
  }

  func replace(_ plant: Plant) async throws -> Bool {
    try await transaction { try await $0.replace(plant) }
  }

  func remove(_ number: Int) async throws -> Bool {
    try await transaction { try await $0.remove(number) }
  }
}

extension StoreTransaction {
  @discardableResult
  func add(_ plant: Plant) async throws -> Int { try await insert(PlantRecord(plant)) }

  func replace(_ plant: Plant) async throws -> Bool { try await update(PlantRecord(plant)) }

  func remove(_ number: Int) async throws -> Bool {
    try await delete(PlantRecord.self, id: UUID(plant: number).uuidString.lowercased())
  }
}
