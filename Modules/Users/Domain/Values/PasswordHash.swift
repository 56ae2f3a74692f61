/// What is stored of a password: the algorithm, its parameters, the salt and the hash in one text (PHC string format).
public struct PasswordHash: Sendable, Equatable, CustomStringConvertible, CustomReflectable {
  /// For the store and the hasher alone.
  public let text: String

  /// Takes what a hasher made.
  public init(text: String) {
    self.text = text
  }

  public var description: String { "(the hash of a password)" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
