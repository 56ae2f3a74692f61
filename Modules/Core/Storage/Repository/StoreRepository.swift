public import Entities
public import Foundation
import Values

/// A repository over any store: from a record and what its filter and order mean, everything every repository does.
public protocol StoreRepository<Item>: Repository where Item == Row.Model, Filter: QueryFilter, Order: QueryOrder {
  associatedtype Row: Record
  /// The order of a selection that states none; nothing is the order of insertion.
  static var usualOrder: [Query.Order] { get }
  /// Where the rows are.
  var source: StoreSource { get }
  init(source: StoreSource)
}

extension StoreRepository {
  public static var usualOrder: [Query.Order] { [] }

  /// Keeps items in the table of the record, which the store must know.
  public init(store: any Store) {
    self.init(source: .store(store))
  }

  public func pages(_ selection: Selection<Filter, Order>) -> Pages<Item> {
    source.reader.pages(of: Row.self, Self.query(selection))
  }

  public func count(_ filter: Filter) async throws -> Int {
    try await source.reader.count(of: Row.self, Query(where: filter.conditions))
  }

  public func stored(id: UUID) async throws -> Stored<Item>? {
    try await source.reader.first(of: Row.self, where: Table.id, is: .text(UUIDText.text(id)))
  }

  public func items(idPrefix prefix: String, limit: Int) async throws -> [Item] {
    try await source.reader.pages(of: Row.self, Query(where: [.hasPrefix(Table.id, prefix)], limit: limit)).all()
  }

  /// Items in which every word of the text is found, the most relevant first.
  public func search(_ text: String, limit: Int?, offset: Int) -> Pages<Item> {
    let search = SearchText(text)
    if search.isEmpty { return Pages { { nil } } }
    return source.reader.pages(of: Row.self, Query(search: search, limit: limit, offset: offset))
  }

  @discardableResult
  public func insert(_ item: Item) async throws -> Int {
    try await source.changing { try await $0.insert(Row(item)) }
  }

  public func update(_ item: Item) async throws -> Bool {
    try await source.changing { try await $0.update(Row(item)) }
  }

  public func delete(id: UUID) async throws -> Bool {
    try await source.changing { try await $0.delete(Row.self, id: UUIDText.text(id)) }
  }

  public func transaction<Result>(_ body: (Self) async throws -> Result) async throws -> Result {
    try await source.changing { try await body(Self(source: .transaction($0))) }
  }

  /// What a selection asks a store.
  public static func query(_ selection: Selection<Filter, Order>) -> Query {
    let stated = selection.order.map { $0.columns.map { Query.Order($0) } } ?? usualOrder
    let order = selection.isReversed ? stated.map { Query.Order($0.column, isDescending: !$0.isDescending) } : stated
    return Query(
      where: selection.filter.conditions, order: order, limit: selection.limit, offset: selection.offset,
      isNewestFirst: order.isEmpty && selection.isReversed)
  }
}
