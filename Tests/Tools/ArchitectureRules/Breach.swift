import ArchitectureRules
import Testing

/// A small change to a clean package, and the one place where the check must report it.
struct Breach: CustomTestStringConvertible, Sendable {
  let rule: Rule
  let name: String
  /// `file:line`.
  let place: String
  let change: @Sendable (inout SmallPackage) -> Void

  var testDescription: String { "\(rule.rawValue): \(name)" }

  init(_ rule: Rule, _ name: String, at place: String, change: @escaping @Sendable (inout SmallPackage) -> Void) {
    self.rule = rule
    self.name = name
    self.place = place
    self.change = change
  }

  /// A file with one text; the breach is on the line given.
  init(_ rule: Rule, _ name: String, in file: String, line: Int, _ text: String) {
    self.init(rule, name, at: "\(file):\(line)") { $0.files[file] = text }
  }
}
