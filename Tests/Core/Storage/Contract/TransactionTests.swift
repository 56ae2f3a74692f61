import Entities
import Storage
import Synchronization
import Testing

/// All or nothing, one at a time; on every store.
@Suite struct TransactionTests {
  private struct Refusal: Error {}

  @Test(arguments: TestedStore.allCases)
  func whatReturnsIsKept(_ kind: TestedStore) async throws {
    try await kind.withStore { store in
      let count = try await store.transaction { transaction in
        try await transaction.add(Plant(1))
        return try await transaction.count()
      }
      #expect(count == 1)
      #expect(try await store.numbers() == [1])
    }
  }

  @Test(arguments: TestedStore.allCases)
  func whatThrowsLeavesNoTrace(_ kind: TestedStore) async throws {
    try await kind.withStore([Plant(1, "a"), Plant(2, "b")]) { store in
      await #expect(throws: Refusal.self) {
        try await store.transaction { transaction in
          try await transaction.add(Plant(3))
          _ = try await transaction.replace(Plant(1, "changed"))
          _ = try await transaction.remove(2)
          #expect(try await transaction.numbers() == [1, 3])
          throw Refusal()
        }
      }
      #expect(try await store.plants() == [Plant(1, "a"), Plant(2, "b")])
      try await store.add([Plant(3)])
      #expect(try await store.numbers() == [1, 2, 3])
    }
  }

  @Test(arguments: TestedStore.allCases)
  func othersSeeATransactionOnlyWhenItIsKept(_ kind: TestedStore) async throws {
    try await kind.withStore([Plant(1)]) { store in
      try await store.transaction { transaction in
        try await transaction.add(Plant(2))
        #expect(try await transaction.numbers() == [1, 2])
        #expect(try await store.numbers() == [1])
      }
      #expect(try await store.numbers() == [1, 2])
    }
  }

  @Test(arguments: TestedStore.allCases)
  func everyReadOfATransactionSeesItsChanges(_ kind: TestedStore) async throws {
    try await kind.withStore { store in
      try await store.transaction { transaction in
        for number in 1...1200 { try await transaction.add(Plant(number, "plant", height: number)) }
        #expect(try await transaction.count() == 1200)
        #expect(try await transaction.numbers() == Array(1...1200))
        let first = try await transaction.first(where: PlantRecord.Columns.height, is: .integer(700))
        #expect(first?.item.id.plant == 700)
      }
    }
  }

  @Test(arguments: TestedStore.allCases)
  func aCancelledTaskBeginsNone(_ kind: TestedStore) async throws {
    try await kind.withStore { store async throws in
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        try await store.add([Plant(1)])
      }
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(try await store.numbers() == [])
    }
  }

  @Test(arguments: TestedStore.allCases)
  func aTaskCancelledBeforeItsTurnBeginsNone(_ kind: TestedStore) async throws {
    try await kind.withStore { store in
      let waiting = Mutex<Task<Void, any Error>?>(nil)
      try await store.transaction { transaction in
        let task = Task { try await store.add([Plant(2)]) }
        waiting.withLock { $0 = task }
        for _ in 0..<100 { await Task.yield() }
        task.cancel()
        try await transaction.add(Plant(1))
      }
      let task = waiting.withLock { $0 }
      await #expect(throws: CancellationError.self) { try await task?.value }
      #expect(try await store.numbers() == [1])
      try await store.add([Plant(3)])
      #expect(try await store.numbers() == [1, 3], "the turn passed on")
    }
  }

  @Test(arguments: TestedStore.allCases)
  func aTransactionThatEndsByCancellationLeavesNoTrace(_ kind: TestedStore) async throws {
    try await kind.withStore { store async throws in
      let task = Task {
        try await store.transaction { transaction in
          try await transaction.add(Plant(1))
          withUnsafeCurrentTask { $0?.cancel() }
          try Task.checkCancellation()
        }
      }
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(try await store.numbers() == [])
    }
  }

  @Test(arguments: TestedStore.allCases)
  func transactionsOfManyTasksComeOneAfterAnother(_ kind: TestedStore) async throws {
    try await kind.withStore([Plant(0, height: 0)]) { store async throws in
      await withThrowingTaskGroup { group in
        for number in 1...60 {
          group.addTask {
            try await store.transaction { transaction in
              let counter = try await transaction.first(where: PlantRecord.Columns.name, is: .text(""))?.item.height ?? -1
              await Task.yield()
              _ = try await transaction.replace(Plant(0, height: counter + 1))
              try await transaction.add(Plant(number, "plant"))
              if number % 10 == 0 { throw Refusal() }
            }
          }
        }
        while let result = await group.nextResult() {
          if case .failure(let error) = result { #expect(error is Refusal) }
        }
      }
      #expect(try await store.count() == 55)
      #expect(try await store.plants().first?.height == 54, "no transaction counted on what another had not kept yet")
    }
  }

  @Test(arguments: TestedStore.allCases)
  func readersAndWritersGoTogether(_ kind: TestedStore) async throws {
    try await kind.withStore { store in
      try await withThrowingTaskGroup { group in
        for task in 0..<4 {
          group.addTask {
            for number in 0..<10 { try await store.add([Plant(task * 2 * 10 + number), Plant((task * 2 + 1) * 10 + number)]) }
          }
          group.addTask { () async throws in for _ in 0..<20 { #expect(try await store.count() % 2 == 0) } }
        }
        try await group.waitForAll()
      }
      #expect(try await store.count() == 80)
    }
  }
}
