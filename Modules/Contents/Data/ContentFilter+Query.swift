public import ContentsDomain
public import Storage
import Values

extension ContentFilter: QueryFilter {
  public var conditions: [Condition] {
    let texts = [(ContentRecord.Columns.nameKey, name), (ContentRecord.Columns.tagText, tag)]
    return texts.compactMap { column, text in text.map { .contains(column, Fold.folded($0)) } }
  }
}
