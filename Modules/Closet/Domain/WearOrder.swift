/// What worn outfits can be sorted by.
public enum WearOrder: String, Sendable, CaseIterable {
  case day
}
