/// A place where the sources break a rule, with what a person needs to put it right.
public struct Finding: Sendable, Hashable {
  /// Which rule is broken.
  public let rule: Rule
  /// Path from the root of the package, with `/`.
  public let file: String
  /// Counted from 1.
  public let line: Int
  /// What stands there, and why it may not.
  public let reason: String
  /// What to do instead.
  public let fix: String

  init(_ rule: Rule, _ place: Place, reason: String, fix: String) {
    self.rule = rule
    file = place.file
    line = place.line
    self.reason = reason
    self.fix = fix
  }
}

extension Finding: CustomStringConvertible {
  /// `file:line: rule — reason — fix`, the form that editors turn into a link.
  public var description: String { "\(file):\(line): \(rule.rawValue) — \(reason) — \(fix)" }
}
