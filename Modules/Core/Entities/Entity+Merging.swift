extension Entity {
  /// Takes over what `other` says: fills empty properties, or overwrites with everything that is not empty; the id stays.
  ///
  /// Returns whether anything changed.
  public mutating func merge(_ other: Self, overwriting: Bool) -> Bool {
    let before = self
    for property in Self.properties where property.name != "id" {
      let new = property.value(other)
      if new.isEmpty { continue }
      if overwriting || property.value(self).isEmpty { property.copy(other, &self) }
    }
    return self != before
  }
}
