extension Entity {
  /// Takes over what `other` says: fills empty properties, or overwrites with everything that is not empty; the id stays.
  ///
  /// `stated` is what of `other` a file states; nil where only what is not empty counts. Returns whether anything changed.
  public mutating func merge(_ other: Self, overwriting: Bool, stated: StatedProperties? = nil) -> Bool {
    let before = self
    for (place, property) in Self.properties.enumerated() where property.name != "id" {
      guard stated?.contains(place) ?? !property.isEmpty(other), !property.value(other).isEmpty else { continue }
      if overwriting || property.isEmpty(self) { property.copy(other, &self) }
    }
    return self != before
  }
}
