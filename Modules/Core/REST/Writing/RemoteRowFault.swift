/// A row of an answer that cannot be read, so that it is left out rather than guessed at.
public struct RemoteRowFault: Error, Equatable {
  /// As the row states it; nil where it does not.
  public let id: String?
  /// A sentence that quotes what is wrong.
  public let reason: String
}
