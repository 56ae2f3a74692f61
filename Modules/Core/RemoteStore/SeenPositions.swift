import Foundation
import Synchronization

/// Numbers for rows in the order in which they are first seen: a server does not say where all others stand.
final class SeenPositions: Sendable {
  private let numbers = Mutex<[UUID: Int]>([:])

  func position(of id: UUID) -> Int {
    numbers.withLock { numbers in
      if let number = numbers[id] { return number }
      numbers[id] = numbers.count
      return numbers.count - 1
    }
  }
}
