import Dispatch
import Entities
import Synchronization

/// Reads the rows of a file on a thread of its own, a few hundred ahead of whoever stores them.
///
/// Understanding a row costs about as much as storing it, so a second processor halves the time of an import.
final class RowsAhead<Item: Entity>: ImportRows {
  private typealias Batch = Result<(rows: [ImportRow<Item>], bytesRead: Int), any Error>

  private static var rowsInBatch: Int { 256 }
  private static var batchesAhead: Int { 4 }

  /// What the two threads share.
  private final class Exchange: Sendable {
    let batches = Mutex<[Batch]>([])
    let filled = DispatchSemaphore(value: 0)
    /// Begins at 0, since Dispatch traps when a semaphore goes with less than it began with, as in a file read halfway.
    let free = DispatchSemaphore(value: 0)
    let isAbandoned = Atomic(false)
  }

  private let exchange = Exchange()
  private var batch: ArraySlice<ImportRow<Item>> = []
  private var hasEnded = false
  private(set) var bytesRead = 0

  init(_ rows: sending any ImportRows<Item>) {
    for _ in 0..<Self.batchesAhead { exchange.free.signal() }
    let rows = Mutex(rows)
    BackgroundThread.start { [exchange] in
      rows.withLock { Self.read($0, into: exchange) }
    }
  }

  deinit {
    exchange.isAbandoned.store(true, ordering: .relaxed)
    exchange.free.signal()
  }

  func next() throws -> ImportRow<Item>? {
    while batch.isEmpty, !hasEnded { try takeBatch() }
    return batch.popFirst()
  }

  private func takeBatch() throws {
    exchange.filled.wait()
    let next = exchange.batches.withLock { $0.removeFirst() }
    exchange.free.signal()
    let (rows, bytes) = try next.get()
    batch = rows[...]
    bytesRead = bytes
    hasEnded = rows.isEmpty
  }

  /// Ends with an empty batch or an error.
  private static func read(_ rows: any ImportRows<Item>, into exchange: Exchange) {
    var hasMore = true
    while hasMore {
      exchange.free.wait()
      if exchange.isAbandoned.load(ordering: .relaxed) { return }
      let batch = Batch { (try some(of: rows), rows.bytesRead) }
      if case .success((let read, _)) = batch { hasMore = !read.isEmpty } else { hasMore = false }
      exchange.batches.withLock { $0.append(batch) }
      exchange.filled.signal()
    }
  }

  private static func some(of rows: any ImportRows<Item>) throws -> [ImportRow<Item>] {
    var read: [ImportRow<Item>] = []
    read.reserveCapacity(rowsInBatch)
    while read.count < rowsInBatch, let row = try rows.next() { read.append(row) }
    return read
  }
}
