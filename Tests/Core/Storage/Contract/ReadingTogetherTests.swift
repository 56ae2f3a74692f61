import Storage
import TestSupport
import Testing

/// Questions put together: on every store they are answered as if each stood alone, and hold up nobody for long.
@Suite struct ReadingTogetherTests {
  @Test(arguments: TestedStore.allCases)
  func whatWasKeptBeforeIsThere(_ kind: TestedStore) async throws {
    try await kind.withStore { store in
      for number in 1...3 {
        try await store.add([Plant(number)])
        let found = try await readingTogether(store) { [try await store.numbers(), try await store.numbers()] }
        #expect(found == [Array(1...number), Array(1...number)])
      }
    }
  }

  /// A transaction must not wait for the questions it stands among, also where it asks the store itself: SQLite would
  /// give up after its patience and say that another program uses the store.
  @Test(arguments: TestedStore.allCases)
  func aChangeAmongThemIsKeptAndSeen(_ kind: TestedStore) async throws {
    try await kind.withStore([Plant(1)]) { store in
      let found = try await readingTogether(store) {
        var found = [try await store.numbers()]
        try await store.transaction { transaction in
          found.append(try await store.numbers())
          try await transaction.add(Plant(2))
        }
        found.append(try await store.numbers())
        return found
      }
      #expect(found == [[1], [1], [1, 2]])
    }
  }

  @Test(arguments: TestedStore.allCases)
  func severalThreadsDoSoAtOnce(_ kind: TestedStore) async throws {
    try await kind.withStore([Plant(0)]) { store in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for thread in 1...4 {
          group.addTask {
            for round in 1...10 {
              let number = thread * 100 + round
              try await store.add([Plant(number)])
              let isThere = try await readingTogether(store) {
                let numbers = try await store.numbers()
                return try await store.count() >= numbers.count && numbers.contains(number)
              }
              #expect(isThere)
            }
          }
        }
        try await group.waitForAll()
      }
      #expect(try await store.count() == 41)
    }
  }
}
