import Values

extension Widget {
  /// The widget as it is stored: texts in NFC without blanks around them, tags without repetitions.
  ///
  /// Throws `WidgetError` when it breaks a rule that concerns it alone.
  public func prepared() throws(WidgetError) -> Widget {
    var tidied = self
    tidied.name = Tidy.text(name)
    tidied.tags = Tidy.list(tags)
    tidied.note = Tidy.optional(note)
    if tidied.name.isEmpty { throw .nameMissing }
    return tidied
  }

  /// What names have in common that count as the same.
  public static func key(of name: String) -> String {
    let folded = Fold.folded(Tidy.text(name))
    // A name of marks alone folds to nothing, and is still a name.
    return folded.isEmpty ? name : folded
  }
}
