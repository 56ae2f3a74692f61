/// What a list of contents can be sorted by.
public enum ContentOrder: String, Sendable, CaseIterable {
  /// Without accents and case.
  case name
  case added
}
