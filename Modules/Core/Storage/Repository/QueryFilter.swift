/// A filter a store can check.
public protocol QueryFilter: Sendable {
  /// All must hold.
  var conditions: [Condition] { get }
}
