/// The threads that work on a request.
public enum HTTPPlace: Sendable {
  /// The thread of the connection, which serves others too: for short reads.
  case here
  /// One thread for all, so that a slow disk holds up no reader.
  case writing
}
