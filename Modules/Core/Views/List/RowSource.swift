/// Where the rows of a list come from: chunk by chunk, so that a list of any length needs constant memory.
public struct RowSource<Item: Sendable>: Sendable {
  /// Gives the next chunk, an empty one also being allowed, or nil at the end.
  public typealias Next = () async throws -> [Item]?

  /// Starts from the first row, each time it is called.
  public let makeNext: @Sendable () -> Next

  /// Some 500 rows a chunk keep memory and waiting small.
  public init(_ makeNext: @escaping @Sendable () -> Next) {
    self.makeNext = makeNext
  }

  /// Rows that are there already.
  public init(_ items: [Item]) {
    self.init {
      var rest: [Item]? = items
      return {
        defer { rest = nil }
        return rest
      }
    }
  }

  /// The chunks of an asynchronous sequence.
  public init<Chunks: AsyncSequence & Sendable>(_ chunks: Chunks) where Chunks.Element == [Item] {
    self.init {
      var iterator = chunks.makeAsyncIterator()
      return { try await iterator.next(isolation: #isolation) }
    }
  }
}
