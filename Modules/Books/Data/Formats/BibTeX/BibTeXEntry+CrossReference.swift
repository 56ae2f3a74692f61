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

  /// What its parts may have from it, each name once.
  var inheritable: [Field] {
    var inheritable: [Field] = []
    for field in fields where Self.inherited.contains(field.name) && !field.value.isEmpty {
      if !inheritable.contains(where: { $0.name == field.name }) { inheritable.append(field) }
    }
    return inheritable
  }

  /// The entry with what it lacks; a date is taken as a whole or not at all.
  func inheriting(_ inherited: [Field]) -> BibTeXEntry {
    var entry = self
    let hasDate = Self.dates.contains(where: has)
    let hasTitle = has("title")
    for field in inherited where !has(field.name) {
      if hasDate, Self.dates.contains(field.name) { continue }
      // The subtitle of the whole is none of the part.
      if hasTitle, field.name == "subtitle" { continue }
      entry.fields.append(field)
    }
    return entry
  }

  private static func comparable(_ key: String) -> String { key.lowercased() }
}
