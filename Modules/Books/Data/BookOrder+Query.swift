public import BooksDomain
public import Storage

extension BookOrder: QueryOrder {
  public var columns: [TableColumn] {
    switch self {
    case .title: [BookRecord.Columns.titleKey]
    case .author: [BookRecord.Columns.authorKey]
    case .published: [BookRecord.Columns.publishedKey]
    case .added: [BookRecord.Columns.dateAdded]
    case .rating: [BookRecord.Columns.rating]
    }
  }
}
