/// What was answered, by the name of the field.
public struct FormAnswers: Sendable, Equatable {
  /// Every field is there; one left empty is the empty text.
  public let values: [String: String]

  /// Answers by the names of their fields, the empty text for one left empty.
  public init(_ values: [String: String]) {
    self.values = values
  }

  /// The answer, or nil when it was left empty or there is no such field.
  public subscript(_ name: String) -> String? {
    values[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
