/// What a list of books can be sorted by.
public enum BookOrder: String, Sendable, CaseIterable {
  /// Without a leading article, accents or case.
  case title
  case author
  case published
  case added
  case rating
}
