public import Values

extension Content {
  /// The content as it is stored: texts in NFC without blanks around them, tags without repetitions; the address as it is.
  ///
  /// Throws `ContentError` when it breaks a rule that concerns it alone.
  public func prepared() throws(ContentError) -> Content {
    if url == nil { throw .addressMissing }
    var tidied = self
    tidied.title = Tidy.optional(title)
    tidied.note = Tidy.optional(note)
    tidied.tags = Tidy.list(tags)
    return tidied
  }

  /// The same content with a time of arrival, where it has none yet.
  public func added(at time: Timestamp) -> Content {
    var content = self
    content.addedAt = addedAt ?? time
    return content
  }

  /// How messages call it: by its title, or its address where it has none.
  public var name: String { title ?? url?.text ?? "" }
}
