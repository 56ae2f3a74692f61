extension BibTeXEntry {
  /// What a part of a book has from the book. Not its ISBN and number of pages, which are those of the whole.
  private static let inherited: Set<String> = [
    "title", "subtitle", "booktitle", "author", "editor", "publisher", "date", "year", "month", "day", "language", "langid",
  ]
  private static let dates: Set<String> = ["date", "year", "month", "day"]

  /// The key of the entry this one is a part of, in lower case.
  var parentKey: String? {
    guard let value = value("crossref") else { return nil }
    let key = Self.comparable(LaTeXText.plain(value) ?? "")
    return key.isEmpty ? nil : key
  }

  /// Its own key as a `crossref` is compared with it: BibTeX ignores case.
  var comparableKey: String { Self.comparable(key) }

  var inheritable: [Field] { fields.filter { Self.inherited.contains($0.name) && !$0.value.isEmpty } }

  /// The entry with what it lacks; a date is taken as a whole or not at all.
  func inheriting(_ inherited: [Field]) -> BibTeXEntry {
    var entry = self
    let hasDate = Self.dates.contains(where: has)
    let (hasTitle, hasName) = (has("title"), has("author"))
    for field in inherited where !has(field.name) {
      if hasDate, Self.dates.contains(field.name) { continue }
      // The names and titles of the whole only stand in for those of the part.
      if hasTitle, field.name == "subtitle" { continue }
      if hasName, field.name == "editor" { continue }
      entry.fields.append(field)
    }
    return entry
  }

  private static func comparable(_ key: String) -> String { key.lowercased() }
}
