public import Storage
import Values
public import WidgetsDomain

extension WidgetFilter: QueryFilter {
  public var conditions: [Condition] {
    let texts = [(WidgetRecord.Columns.nameKey, name), (WidgetRecord.Columns.tagText, tag)]
    return texts.compactMap { column, text in text.map { .contains(column, Fold.folded($0)) } }
  }
}
