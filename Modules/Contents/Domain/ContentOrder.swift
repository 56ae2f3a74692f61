/// What a list of contents can be sorted by.
public enum ContentOrder: String, Sendable, CaseIterable {
  /// Without a leading article, accents or case.
  case title
  case theme
  case url
  /// From beginner to advanced.
  case level
  case added
}
