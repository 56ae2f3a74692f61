import Synchronization

/// Keeps what is written, for tests and for text that is looked at before it goes on.
public final class MemorySink: ByteSink {
  private let kept = Mutex<[UInt8]>([])

  /// Nothing is written yet.
  public init() {}

  public func write(_ bytes: UnsafeRawBufferPointer) {
    kept.withLock { $0.append(contentsOf: bytes) }
  }

  /// Everything written so far.
  public var bytes: [UInt8] { kept.withLock { $0 } }

  /// The same as text; bytes that are no UTF-8 become U+FFFD.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
