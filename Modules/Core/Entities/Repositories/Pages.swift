/// A result of any length, read a page at a time; nothing is fetched before it is asked for, and no lock is held in between.
public struct Pages<Element: Sendable>: AsyncSequence, Sendable {
  private let start: @Sendable () -> AsyncIterator

  /// - Parameter start: makes a function that returns the next page, or nil at the end. A page may be empty.
  public init(_ start: @escaping @Sendable () -> (() async throws -> [Element]?)) {
    self.start = { AsyncIterator(fetch: start()) }
  }

  /// Each iterator starts from the first page.
  public func makeAsyncIterator() -> AsyncIterator { start() }

  /// One way through the pages; a copy shares its place.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let fetch: () async throws -> [Element]?

    public func next() async throws -> [Element]? { try await fetch() }

    /// Stays where the caller is; the default implementation would change threads for every page.
    public func next(isolation actor: isolated (any Actor)?) async throws -> [Element]? { try await fetch() }
  }

  /// The first element, reading no more than its page.
  public func first() async throws -> Element? {
    for try await page in self {
      if let element = page.first { return element }
    }
    return nil
  }

  /// Everything in one array; for results known to be small.
  public func all() async throws -> [Element] {
    var elements: [Element] = []
    for try await page in self { elements += page }
    return elements
  }
}
