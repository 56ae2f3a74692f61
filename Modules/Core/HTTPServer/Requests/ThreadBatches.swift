import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The batch of each thread of the server; the library serves a connection on the thread that accepted it.
final class ThreadBatches: Sendable {
  private let batches = Mutex<[UInt: RequestBatch]>([:])

  var ofThisThread: RequestBatch {
    let thread = Self.thisThread
    return batches.withLock { batches in
      if let batch = batches[thread] { return batch }
      let batch = RequestBatch()
      batches[thread] = batch
      return batch
    }
  }

  private static var thisThread: UInt {
    #if canImport(Glibc)
      return UInt(pthread_self())
    #else
      return UInt(bitPattern: pthread_self())
    #endif
  }
}
