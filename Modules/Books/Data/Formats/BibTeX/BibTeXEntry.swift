/// An entry as it stands in the file: macros are expanded, everything else is still LaTeX.
struct BibTeXEntry {
  struct Field {
    /// In lower case.
    let name: String
    let value: [UInt8]
  }

  /// In lower case, such as `book`.
  let type: String
  /// May be empty, and may stand there twice.
  let key: String
  let line: Int
  var fields: [Field] = []
  /// Whether the entry its `crossref` names was not found.
  var isOrphan = false

  /// The first value of that name that is not empty.
  func value(_ name: String) -> [UInt8]? {
    for field in fields where field.name == name && !field.value.isEmpty { return field.value }
    return nil
  }

  func has(_ name: String) -> Bool { value(name) != nil }
}
