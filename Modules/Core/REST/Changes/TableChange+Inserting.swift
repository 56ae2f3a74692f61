import Entities
import HTTP
import Storage
import Values

extension TableChange {
  func insert(in store: any Store, _ rules: Rules) async throws -> HTTPResponse {
    let inputs = try body().rows
    let key = try conflictColumn()
    return try await store.transaction { transaction in
      let rules = try rules(transaction)
      var (count, shown): (Int, [Row.Model]) = (0, [])
      for input in inputs {
        let item: Row.Model
        if let stored = try await former(input, key, transaction) {
          if preferences.resolution == .ignore { continue }
          item = try await rules.change(stored.id, caller) { try merge(input, into: &$0) }
        } else {
          try input.check(needed: table)
          item = try await rules.create(input.item(from: table.blank()), caller, time)
        }
        count += 1
        // Of very many rows that nobody asks to see, none is kept in memory.
        if preferences.returning != .minimal { shown.append(item) }
      }
      return located(try answered(201, empty: 201, shown, count: count), shown)
    }
  }

  /// What an upsert goes by: the id, unless `on_conflict` names another key.
  private func conflictColumn() throws(RESTError) -> String {
    if query.conflict.isEmpty { return Table.id.name }
    guard query.conflict.count == 1, query.conflict[0] == Table.id.name || table.description.keys.contains(query.conflict[0])
    else {
      throw RESTError(400, "42P10", "there is no unique or exclusion constraint matching the ON CONFLICT specification")
    }
    return query.conflict[0]
  }

  /// The row an upsert meets.
  private func former(
    _ input: RowInput<Row.Model>, _ key: String, _ transaction: any StoreTransaction
  ) async throws -> Row.Model? {
    guard preferences.resolution != nil, let text = input.text(of: key), let filter = table.description.column(key)?.filter else {
      return nil
    }
    guard let condition = try? filter.comparison(.equal, text) else { return nil }
    if case .compare(let column, .equal, let value) = condition {
      return try await transaction.first(of: Row.self, where: column, is: value)?.item
    }
    return try await transaction.pages(of: Row.self, Query(where: [condition], limit: 1)).first()
  }

  /// A row that is met by another key keeps its own id, whatever the new one says.
  private func merge(_ input: RowInput<Row.Model>, into item: inout Row.Model) throws {
    let id = item.id
    item = try input.item(from: item)
    item.id = id
  }

  /// Says where a single new row is.
  private func located(_ response: HTTPResponse, _ written: [Row.Model]) -> HTTPResponse {
    guard written.count == 1, preferences.returning == .headers else { return response }
    var response = response
    response.headers["Location"] = "/\(table.description.name)?id=eq.\(UUIDText.text(written[0].id))"
    return response
  }
}
