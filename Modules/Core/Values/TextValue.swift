/// A value with a strict text form: what `text` gives, `init(parsing:)` takes.
public protocol TextValue: Sendable, Hashable {
  /// - Throws: `ValueError`, naming the input and what is allowed.
  init(parsing text: String) throws(ValueError)
  /// The canonical text; stable, used in files, storage and machine output.
  var text: String { get }
}
