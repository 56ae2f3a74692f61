import BooksDomain
import Entities
import Storage
import Values

extension BookFilter {
  /// What a store has to check.
  var conditions: [Condition] {
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

extension Selection where Filter == BookFilter, Order == BookOrder {
  var query: Query {
    Query(
      where: filter.conditions, order: order.map { [Query.Order($0.column, isDescending: isReversed)] } ?? [], limit: limit,
      offset: offset, isNewestFirst: order == nil && isReversed)
  }
}

extension BookOrder {
  fileprivate var column: TableColumn {
    switch self {
    case .title: BookRecord.Columns.titleKey
    case .author: BookRecord.Columns.authorKey
    case .published: BookRecord.Columns.publishedKey
    case .added: BookRecord.Columns.dateAdded
    case .rating: BookRecord.Columns.rating
    }
  }
}
