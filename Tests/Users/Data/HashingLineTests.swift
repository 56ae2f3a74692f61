import Foundation
import Synchronization
import Testing
import UsersDomain
import Values

@testable import UsersData

@Suite struct HashingLineTests {
  struct Broken: Error {}

  /// What the works of one test share.
  private final class Shared: Sendable {
    let counts = Mutex((now: 0, most: 0))
    let isClosed = Mutex(true)
  }

  @Test func `two work at once, the others wait their turn, and all are done`() async throws {
    let line = HashingLine(atOnce: 2, mostWaiting: 100)
    let shared = Shared()
    let done = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<40 {
        group.addTask {
          try await line.run {
            shared.counts.withLock { counts in
              counts.now += 1
              counts.most = max(counts.most, counts.now)
            }
            // Long enough for a third to come in, if it were let.
            for _ in 0..<1000 { sched_yield() }
            shared.counts.withLock { $0.now -= 1 }
            return number
          }
        }
      }
      return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    #expect(done.count == 40 && shared.counts.withLock { $0.most } <= 2)
  }

  @Test func `a line that is too long turns people away, and is good again afterwards`() async throws {
    let line = HashingLine(atOnce: 1, mostWaiting: 1)
    let shared = Shared()
    let refused = try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<10 {
        group.addTask {
          do {
            try await line.run { while shared.isClosed.withLock({ $0 }) { sched_yield() } }
            return false
          } catch HashingFailed.tooMany {
            return true
          }
        }
      }
      var refused = 0
      for try await isRefused in group {
        if isRefused { refused += 1 }
        if refused == 8 { shared.isClosed.withLock { $0 = false } }
      }
      return refused
    }
    #expect(refused == 8)
    #expect(HashingFailed.tooMany.kind == .busy)
    #expect(try await line.run { 7 } == 7)
  }

  @Test func `what the work throws is thrown, and the next goes on`() async throws {
    let line = HashingLine(atOnce: 1, mostWaiting: 1)
    await #expect(throws: Broken.self) { try await line.run { throw Broken() } }
    #expect(try await line.run { 1 } == 1)
  }

  @Test func `a queued hasher hashes as the plain one`() async throws {
    let hasher = QueuedHasher(Argon2Hasher(parameters: Argon2Parameters(memory: 64, passes: 1)))
    let password = try Password(typed: "seven grey otters hum")
    let hash = try await hasher.hash(password)
    #expect(try await hasher.check(password, against: hash) == .rightButWeak)
    #expect(try await hasher.check(nil, against: hash) == .wrong)
    let token = SessionToken.make()
    #expect(try hasher.fingerprint(of: token) == Argon2Hasher().fingerprint(of: token))
  }
}
