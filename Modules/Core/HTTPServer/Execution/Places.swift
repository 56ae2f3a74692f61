/// The threads that requests are worked on, besides those of the connections.
struct Places: Sendable {
  let writing = ThreadExecutor(threads: 1)
  /// Where a request goes on whose handler waited.
  let afterwards = ThreadExecutor(threads: 2)
}
