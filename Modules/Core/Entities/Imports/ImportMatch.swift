/// A stored item that a row of a file describes too.
public struct ImportMatch<Item: Entity>: Sendable {
  /// As it stands now, with what this import changed already.
  public let stored: Stored<Item>
  /// Whether both have the same id or natural key; otherwise they only look alike.
  public let isByKey: Bool

  /// `isByKey` tells a certain match from a likely one.
  public init(_ stored: Stored<Item>, isByKey: Bool) {
    self.stored = stored
    self.isByKey = isByKey
  }
}
