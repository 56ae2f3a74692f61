#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread for work that waits, which must not hold one of the few threads tasks share; Foundation's would bring all of ICU along.
public enum BackgroundThread {
  /// Starts the body; nobody waits for its end.
  public static func start(_ body: @escaping @Sendable () -> Void) {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let context = Unmanaged.passRetained(Body(body)).toOpaque()
    pthread_create(
      &thread, nil,
      { context in
        // Darwin's signature has no optional here, Glibc's has.
        let context: UnsafeMutableRawPointer? = context
        if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      }, context)
    #if canImport(Darwin)
      if let thread { pthread_detach(thread) }
    #else
      pthread_detach(thread)
    #endif
  }

  /// Carries the closure through C.
  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }
}
