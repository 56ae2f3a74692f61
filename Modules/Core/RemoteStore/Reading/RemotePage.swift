/// The rows of one answer.
struct RemotePage<Item: Sendable>: Sendable {
  /// Those that can be read.
  let items: [Item]
  /// All.
  let rows: Int
  /// In the order of insertion, where the server says it.
  let lastPosition: Int?
  /// Of the row, where the answer has one alone.
  let tag: String?
  /// Whether the answer may have been cut for its size.
  let isLarge: Bool
}
