/// What a list of users can be sorted by.
public enum UserOrder: String, Sendable, CaseIterable {
  /// Without accents and case, equals by e-mail address; the order of every list that is not asked for another.
  case name
  case email
  /// The oldest account first.
  case created
}
