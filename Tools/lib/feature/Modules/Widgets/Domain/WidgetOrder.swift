/// What a list of widgets can be sorted by.
public enum WidgetOrder: String, Sendable, CaseIterable {
  /// Without accents and case.
  case name
  case added
}
