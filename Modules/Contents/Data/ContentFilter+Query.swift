public import ContentsDomain
public import Storage
import Values

extension ContentFilter: QueryFilter {
  public var conditions: [Condition] {
    let texts = [
      (ContentRecord.Columns.titleText, title), (ContentRecord.Columns.themeText, theme), (ContentRecord.Columns.tagText, tag),
    ]
    let contained: [Condition] = texts.compactMap { column, text in text.map { .contains(column, Fold.folded($0)) } }
    return contained + (level.map { [.equal(ContentRecord.Columns.level, .integer($0.rank))] } ?? [])
  }
}
