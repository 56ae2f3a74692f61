import Foundation

/// Does a thing on so many threads at once, each with its number; what they return comes in their order.
///
/// Threads of their own, since those that tests share are as few as the processors and must not wait for sockets.
public func atOnce<Result: Sendable>(
  _ count: Int, _ work: @escaping @Sendable (Int) throws -> Result
) async throws -> [Result] {
  try await withThrowingTaskGroup(of: (Int, Result).self) { group in
    for number in 0..<count { group.addTask { (number, try await onThread { try work(number) }) } }
    var results: [Int: Result] = [:]
    for try await (number, result) in group { results[number] = result }
    return (0..<count).compactMap { results[$0] }
  }
}

/// Does what waits for sockets on a thread of its own.
public func onThread<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Swift.Result { try work() }) }
  }
}
