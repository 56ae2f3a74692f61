import Entities
import Files
import Foundation
import Storage
import Values

/// What one object of a body says about a row.
struct RowInput<Item: Entity> {
  /// Those of the table; shared by all rows of a body, of which there may be very many.
  private let columns: [RemoteColumn<Item>]
  private var inputs: [(place: Int, input: PropertyInput)] = []

  /// Throws for a member that is no column, and for a value that could be none; `members` are those that count.
  init<Row: Record>(_ object: [JSONMember], of table: RemoteTable<Row>, members: [String]?) throws(RESTError)
  where Row.Model == Item {
    columns = table.columns
    for member in object where members?.contains(member.name) ?? true {
      guard let place = table.description.place(of: member.name) else {
        throw .unknownMember(member.name, of: table.description.name)
      }
      inputs.removeAll { $0.place == place }
      inputs.append((place, try table.description.input(member.value, at: place)))
    }
  }

  var isEmpty: Bool { inputs.isEmpty }

  private var stated: some Sequence<(column: RemoteColumn<Item>, input: PropertyInput)> {
    inputs.lazy.map { (column: columns[$0.place], input: $0.input) }
  }

  /// The text a column is given, for looking a row up by it.
  func text(of column: String) -> String? {
    guard case .text(let text) = stated.first(where: { $0.column.description.name == column })?.input else { return nil }
    return text
  }

  /// Sets all that was said; throws for what is no value of its property.
  func apply(to item: inout Item) throws {
    let id = item.id
    try set(on: &item)
    if item.id != id {
      throw RESTError(400, "428C9", "column \"id\" can only be updated to DEFAULT", details: "The id of a row is never changed.")
    }
  }

  /// Throws where a new row lacks what it has to state.
  func check<Row: Record>(needed table: RemoteTable<Row>) throws(RESTError) where Row.Model == Item {
    for column in table.description.columns where column.isRequired {
      guard let input = stated.first(where: { $0.column.description.name == column.name })?.input, !input.isEmpty else {
        throw .missing(column.name, of: table.description.name)
      }
    }
  }

  /// The item of a new row, which may state its id.
  func item(from blank: Item) throws -> Item {
    var item = blank
    try set(on: &item)
    return item
  }

  private func set(on item: inout Item) throws {
    for (column, input) in stated where column.part != .currency { try set(column, input, on: &item) }
    for (column, input) in stated where column.part == .currency && !states(.amount, of: column) {
      try set(column, input, on: &item)
    }
  }

  private func set(_ column: RemoteColumn<Item>, _ input: PropertyInput, on item: inout Item) throws {
    do {
      try column.property.set(&item, completed(input, column, item))
    } catch let failure as any Failure {
      let text = if case .text(let text) = input { text } else { "" }
      throw RESTError.invalidValue(text, column.description.kind, details: "\(column.description.name): \(failure.message)")
    }
  }

  private func states(_ part: RemoteColumn<Item>.Part, of column: RemoteColumn<Item>) -> Bool {
    stated.contains { $0.column.property.name == column.property.name && $0.column.part == part }
  }

  /// An amount needs its currency: the one that is given with it, or the one that is there; and the other way round.
  private func completed(_ input: PropertyInput, _ column: RemoteColumn<Item>, _ item: Item) -> PropertyInput {
    guard column.part != .whole, case .text(let text) = input else { return input }
    if text.isEmpty { return .empty }
    let former: Money? = if case .money(let money) = column.property.value(item) { money } else { nil }
    if column.part == .currency { return former.map { .money(amount: $0.decimal, currency: text) } ?? .empty }
    let other = stated.first { $0.column.property.name == column.property.name && $0.column.part == .currency }?.input
    if case .text(let currency) = other { return .money(amount: text, currency: currency) }
    return .money(amount: text, currency: former?.currency.text ?? "")
  }
}

extension PropertyInput {
  /// Also the empty text, which most properties take for none.
  fileprivate var isEmpty: Bool { self == .empty || self == .text("") }
}
