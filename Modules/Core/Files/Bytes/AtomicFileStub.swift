import Values
final class AtomicFile { init(path: String) throws {}; func write(_ b: UnsafeRawBufferPointer) throws {}; func commit() throws {}; func discard() {} }
public final class Cleanup: Sendable { public static let shared = Cleanup(); public func run() {} }
