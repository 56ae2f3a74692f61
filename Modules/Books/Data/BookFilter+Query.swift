public import BooksDomain
public import Storage
import Values

extension BookFilter: QueryFilter {
  public var conditions: [Condition] {
    var conditions: [Condition] = []
    func contains(_ column: TableColumn, _ text: String?) {
      if let text { conditions.append(.contains(column, Fold.folded(text))) }
    }
    contains(BookRecord.Columns.titleText, title)
    contains(BookRecord.Columns.authorText, author)
    contains(BookRecord.Columns.tagText, tag)
    if let status { conditions.append(.equal(BookRecord.Columns.status, .text(status.text))) }
    if let isbn { conditions.append(.equal(BookRecord.Columns.isbn, .integer(isbn.number))) }
    if let lowest = published?.lowest {
      conditions.append(.compare(BookRecord.Columns.publishedKey, .greaterOrEqual, .integer(lowest)))
    }
    if let highest = published?.highest {
      conditions.append(.compare(BookRecord.Columns.publishedKey, .lessOrEqual, .integer(highest)))
    }
    return conditions
  }
}
