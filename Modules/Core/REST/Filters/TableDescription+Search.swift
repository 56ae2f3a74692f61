import Storage
import Values

extension TableDescription {
  /// The column that stands for the searchable text of a row; it is in no answer.
  static let searchColumn = "fts"

  /// Full text: every word a prefix; `plfts` and `wfts` take words as people type them, `fts` words joined by `&`, `phfts` a phrase.
  func search(_ filter: FilterText) throws(RESTError) -> SearchText {
    if !isSearchable { throw .undefinedColumn(Self.searchColumn, of: name) }
    if filter.isNegated { throw .unsupported("not.\(filter.operation)", Self.searchColumn) }
    switch filter.operation {
    case "plfts", "wfts": return SearchText(filter.value)
    case "phfts": return SearchText("\"\(filter.value.filter { $0 != "\"" })\"")
    case "fts":
      if filter.value.utf8.contains(where: { [0x7C, 0x21, 0x3C, 0x28].contains($0) }) {
        throw .unsupported("fts.\(filter.value)", Self.searchColumn, "Words joined by & can be looked for.")
      }
      return SearchText(String(filter.value.map { "&':*".contains($0) ? " " : $0 }))
    default: throw .unparsable("filter (\(filter.operation))", details: "fts, plfts, phfts or wfts was expected")
    }
  }
}
