/// The place a value is parsed into. A command is made, filled and run by one task, so it need not be `Sendable`.
final class Slot<Value> {
  private(set) var stored: Value?

  init(_ value: Value?) {
    stored = value
  }

  var value: Value {
    get {
      // Parsing succeeds only when every required slot is filled, so this is a command that was never parsed.
      guard let stored else { preconditionFailure("A required argument was read from a command that was not parsed") }
      return stored
    }
    set { stored = newValue }
  }
}
